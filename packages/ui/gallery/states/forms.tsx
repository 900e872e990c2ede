import { ErrorSummary, Field, Grid, Select, TextArea } from '../../src/index.ts';

const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two, with a longer name than the others' },
];

const ERRORS = [
  { id: 'wrong', message: 'Enter a value' },
  { id: 'wrong-choice', message: 'Choose one' },
];

/** Fields as they are, filled in, wrong, and switched off. */
export const FormStates = () => (
  <>
    <ErrorSummary errors={ERRORS} />
    <Grid min="sm" stretch>
      <Field id="one" label="One of two" />
      <Field id="two" label="Two of two" />
    </Grid>
    <Grid min="half">
      <Field id="plain" label="Plain" />
      <Field id="hint" label="With a hint" hint="What to write." optional />
      <Field id="filled" label="Filled in" defaultValue="A value" />
      <Field id="wrong" label="Wrong" error="Enter a value" hint="What to write." />
      <Field id="off" label="Switched off" disabled defaultValue="A value" />
      <Select id="choice" label="A choice" options={OPTIONS} />
      <Select id="wrong-choice" label="A wrong choice" options={OPTIONS} error="Choose one" />
      <TextArea id="words" label="Several lines" />
      <TextArea id="wrong-words" label="Wrong lines" error="Write at least 10 characters" />
    </Grid>
  </>
);
