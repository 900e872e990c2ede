import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { Icon } from '../icon/icon.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** Properties of {@link ButtonLink}: its look, and everything an `<a>` takes. */
export interface ButtonLinkProps
  extends ButtonLook,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'target' | 'rel'> {
  readonly href: string;
  /** Leads away from the site: opens in a new tab and says so. */
  readonly external?: boolean;
  readonly children: ReactNode;
}

/** A link that calls to action and looks like a {@link Button}. */
export const ButtonLink = ({ variant, size, block, external = false, children, ...rest }: ButtonLinkProps) => (
  <a
    {...rest}
    className={buttonClass({ variant, size, block })}
    {...(external ? { target: '_blank', rel: 'noopener' } : {})}
  >
    {children}
    {external ? (
      <>
        <Icon name="external" />
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </>
    ) : null}
  </a>
);
