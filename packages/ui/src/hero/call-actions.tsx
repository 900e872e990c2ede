import { ButtonLink } from '../button/button-link.tsx';

/** Properties of {@link CallActions}. */
export interface CallActionsProps {
  /** The number as it is read. */
  readonly phone: string;
  /** The number's `tel:` address. */
  readonly phoneHref: string;
  /** The second way to go on, beside the phone. */
  readonly next: { readonly href: string; readonly label: string };
}

/** The actions of a {@link Hero} that asks for a call: the phone first, then another way to go on. */
export const CallActions = ({ phone, phoneHref, next }: CallActionsProps) => (
  <>
    <ButtonLink href={phoneHref}>Call {phone}</ButtonLink>
    <ButtonLink href={next.href} variant="outline">
      {next.label}
    </ButtonLink>
  </>
);
