import { OPS, type SectionStatus } from '@sgc/contract/operations';
import type { ReactNode } from 'react';

interface OperationFormProps {
  readonly section: string;
  readonly what: string;
  readonly title: string;
  readonly confirmation: string;
  readonly children?: ReactNode;
}

/** An operation behind a fold: nothing happens without a reason and a tick. */
const OperationForm = ({ section, what, title, confirmation, children }: OperationFormProps) => {
  const id = `${section}-${what}`;
  return (
    <details>
      <summary>{title}</summary>
      <form method="post" action={`${OPS}/sections/${section}/${what}`}>
        {children}
        <label htmlFor={`${id}-why`}>Why</label>
        <input id={`${id}-why`} name="why" required minLength={3} maxLength={500} autoComplete="off" />
        <label className="ops-tick">
          <input type="checkbox" required /> {confirmation}
        </label>
        <button type="submit">{title}</button>
      </form>
    </details>
  );
};

interface VersionChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly versions: readonly string[];
  readonly sources: SectionStatus['sources'];
}

const VersionChoice = ({ id, name, versions, sources }: VersionChoiceProps) => (
  <>
    <label htmlFor={id}>Version</label>
    <select id={id} name={name}>
      <option value="">the one before</option>
      {versions.map((version) => (
        <option key={version} value={version}>
          {sources[version] === undefined ? version : `${version.slice(0, 8)}: ${sources[version].subject}`}
        </option>
      ))}
    </select>
  </>
);

/** The operations that a section's state allows. */
export const OperationForms = ({
  name,
  section,
  canary,
}: {
  name: string;
  section: SectionStatus;
  canary: string | undefined;
}) => {
  const others = section.kept.filter((version) => version !== section.live);
  const hasCanary = canary !== undefined;
  return (
    <div className="ops-operations">
      {hasCanary || others.length > 0 ? (
        <OperationForm
          section={name}
          what="rollback"
          title="Roll back"
          confirmation={hasCanary ? 'Take the canary away from everybody' : 'Show the earlier version to everybody'}
        >
          {/* The version that the operator looked at: another one may be live when the form is sent. */}
          <input type="hidden" name="from" value={canary ?? section.live ?? ''} />
          {hasCanary ? null : <VersionChoice id={`${name}-to`} name="to" versions={others} sources={section.sources} />}
        </OperationForm>
      ) : null}
      {hasCanary ? (
        <OperationForm section={name} what="promote" title="Promote" confirmation="Show the canary to everybody" />
      ) : null}
      {section.frozen === null ? (
        <OperationForm section={name} what="freeze" title="Freeze" confirmation="Let nothing new of it go live" />
      ) : (
        <OperationForm
          section={name}
          what="unfreeze"
          title="End the freeze"
          confirmation="Let new versions go live again"
        />
      )}
      {section.pinned === null ? (
        <OperationForm section={name} what="pin" title="Pin" confirmation="Keep it at the live version" />
      ) : (
        <OperationForm section={name} what="unpin" title="Unpin" confirmation="Let new versions go live again" />
      )}
    </div>
  );
};
