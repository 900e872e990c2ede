import { ADDRESSES } from '@sgc/contract/addresses';
import { afterPaint, Button, Select, Stack } from '@sgc/ui';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { formatQuantity, formatYears, USAGE_NAMES } from '../../content/words.ts';
import { MILES_PER_WEEK, TIME_FRAMES, USAGES } from '../../domain/assumptions.ts';
import { IMPACT_ID, type Question, readQuestion } from '../../domain/question.schema.ts';
import { NumberField } from './number-field.tsx';
import { PriceSwitch } from './price-switch.tsx';

const USAGE_OPTIONS = USAGES.map((value) => ({ value, label: USAGE_NAMES[value] }));
const TIME_OPTIONS = TIME_FRAMES.map((years) => ({ value: String(years), label: formatYears(years) }));

const questionIn = (form: HTMLFormElement): Question =>
  readQuestion([...new FormData(form)].map(([name, value]) => [name, String(value)] as const));

export interface QuestionFormProps {
  /** What was asked last; the fields start with it. */
  readonly question: Question;
  readonly calculating: boolean;
  readonly onAsk: (question: Question) => void;
}

/**
 * Asks for miles, use, time and prices. Without JavaScript it is a plain GET form: the server answers. It is not
 * validated by the browser, because a number out of range is counted as the nearest one, and told so.
 */
export const QuestionForm = ({ question, calculating, onAsk }: QuestionFormProps) => {
  const submitter = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const button = submitter.current;
    if (calculating || button === null) return;
    // A disabled button loses the focus. It gets it back unless the visitor has moved it meanwhile, once the answer is painted:
    // focus has the page laid out.
    return afterPaint(() => {
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
    });
  }, [calculating]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitter.current = event.nativeEvent.submitter;
    onAsk(questionIn(event.currentTarget));
  };

  return (
    <form method="get" action={`${ADDRESSES.ecoImpact}#${IMPACT_ID}`} noValidate onSubmit={submit}>
      <Stack gap="md">
        <NumberField
          name="milesPerWeek"
          label="Miles per week"
          hint={`${MILES_PER_WEEK.min} to ${MILES_PER_WEEK.max}`}
          range={MILES_PER_WEEK}
          format={formatQuantity}
          reading={question.milesPerWeek}
        />
        <Select id="usage" name="usage" label="Usage type" options={USAGE_OPTIONS} defaultValue={question.usage} />
        <Select
          id="years"
          name="years"
          label="Time frame"
          options={TIME_OPTIONS}
          defaultValue={String(question.years)}
        />
        <PriceSwitch question={question} />
        <Button type="submit" block disabled={calculating}>
          {calculating ? 'Calculating...' : 'Calculate Impact'}
        </Button>
      </Stack>
    </form>
  );
};
