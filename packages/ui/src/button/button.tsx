import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** Properties of {@link Button}: its look, and everything a `<button>` takes. */
export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly children: ReactNode;
}

/** Does something on this page. `type` is `button` unless a form says otherwise. */
export const Button = ({ variant, size, block, type = 'button', children, ...rest }: ButtonProps) => (
  <button type={type} {...rest} className={buttonClass({ variant, size, block })}>
    {children}
  </button>
);
