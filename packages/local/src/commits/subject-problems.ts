const LONGEST = 72;

/** Words that look like another form of a verb and are none. */
const IMPERATIVE = /^(bring|embed|exceed|feed|need|proceed|seed|shed|speed|spread|string|succeed|swing|focus)$/;

/** `Adds`, `Added`, `Adding`; `Pass` and `Compress` are as they should be. */
const OTHER_FORM = /([^s]s|ed|ing)$/;

const NO_VERB =
  /^(a|an|the|this|that|these|those|it|its|what|when|where|who|how|why|all|some|no|not|more|new|one|every|each)$/;

/** Problems of a commit's subject; none if it may stay. */
export const subjectProblems = (subject: string): string[] => {
  const [first = ''] = subject.split(/,? /);
  const word = first.toLowerCase();
  const problems: string[] = [];
  if (subject.length > LONGEST)
    problems.push(`it has ${subject.length} characters: at most ${LONGEST}, the reason goes into the body`);
  if (!/^[A-Z][a-z]+$/.test(first))
    problems.push('it has to begin with a verb in capital and small letters: "Bound every wait"');
  else if (NO_VERB.test(word) || (OTHER_FORM.test(word) && !IMPERATIVE.test(word))) {
    problems.push(`"${first}" is not imperative: say what the commit does, as in "Add", not "Adds" or "Added"`);
  }
  if (subject.endsWith('.')) problems.push('it has to end without a full stop');
  return problems;
};
