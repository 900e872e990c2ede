import { ADDRESSES } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import type { PostedForm } from '@sgc/contract/section';
import { Button, ErrorSummary, Field, Notice, Stack } from '@sgc/ui';
import { StatusAnswer } from './status-answer.tsx';
import { useStatus } from './use-status.ts';

const FORM_ID = 'status-form';

interface StatusFormProps {
  readonly business: BusinessProfile;
  /** The reference that the address names. */
  readonly reference: string | undefined;
  readonly posted: PostedForm | undefined;
}

/** Asks for the two things that only the one who wrote knows together. Without JavaScript the browser posts it. */
export const StatusForm = ({ business, reference, posted }: StatusFormProps) => {
  const { submit, isAsking, status, error, summary, remarks } = useStatus(posted);
  const field = (id: string, begun?: string) => ({
    id,
    name: id,
    required: true,
    error: remarks.find((mistake) => mistake.id === id)?.message,
    defaultValue: posted?.values[id] ?? begun,
  });
  return (
    <Stack gap="lg">
      <form
        id={FORM_ID}
        method="post"
        action={`${ADDRESSES.requestStatus}#${FORM_ID}`}
        aria-labelledby="look-up"
        onSubmit={submit}
        noValidate
      >
        <Stack>
          <ErrorSummary errors={summary} />
          {error === undefined || summary.length > 0 ? null : (
            <Notice tone="danger" role="alert">
              <p>{error}</p>
              <p>
                Our phone number is <a href={telephoneHref(business.phone)}>{business.phone}</a>.
              </p>
            </Notice>
          )}
          <Field
            {...field('reference', reference)}
            label="Reference"
            hint="Eight letters and digits with a hyphen in the middle"
            autoComplete="off"
          />
          <Field
            {...field('email')}
            label="Email you wrote from"
            type="email"
            autoComplete="email"
            spellCheck={false}
          />
          <div>
            <Button type="submit" disabled={isAsking}>
              {isAsking ? 'Looking...' : 'Look it up'}
            </Button>
          </div>
        </Stack>
      </form>
      {status === undefined ? null : <StatusAnswer status={status} business={business} />}
    </Stack>
  );
};
