import type { BusinessProfile } from '@sgc/contract/business';
import {
  deskHours,
  PARTS_OF_DAY,
  REQUEST_FIELDS,
  type RequestField,
  type RequestKind,
  TROUBLES,
} from '@sgc/contract/leads';
import { Field, formatTimes, Select } from '@sgc/ui';
import { FIELD_COPY } from '../../content/requests.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const PARTS = optionsOf(PARTS_OF_DAY);
const TROUBLE_OPTIONS = [{ value: '', label: 'Please choose' }, ...optionsOf(TROUBLES)];

interface RequestFieldsProps {
  readonly kind: RequestKind;
  readonly business: BusinessProfile;
  /** Whether a cart of the inventory is named above. */
  readonly namesCart: boolean;
  /** What ties a field to its name, its value and its mistake. */
  readonly field: (id: string) => { id: string; name: string };
}

/** What a request asks beside the message. */
export const RequestFields = ({ kind, business, namesCart, field }: RequestFieldsProps) => {
  const hours = deskHours(kind, business)
    .map((entry) => `${entry.days} ${formatTimes(entry)}`)
    .join(', ');
  const names: readonly RequestField[] = REQUEST_FIELDS[kind];
  return names.map((name) => {
    const { label = '', optional, hint } = FIELD_COPY[kind][name] ?? {};
    const words = { ...field(name), label, optional, hint, required: !optional };
    switch (name) {
      case 'trouble':
        return <Select key={name} {...words} options={TROUBLE_OPTIONS} />;
      case 'part':
        return <Select key={name} {...words} options={PARTS} />;
      case 'day':
        return <Field key={name} {...words} type="date" hint={hours} />;
      case 'lastDay':
      case 'otherDay':
        return <Field key={name} {...words} type="date" />;
      case 'cart':
        return namesCart && optional ? null : <Field key={name} {...words} />;
      default:
        return <Field key={name} {...words} autoComplete="address-level2" />;
    }
  });
};
