import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { createPath, type To, useNavigate } from 'react-router';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * react-router's link without its prefetching and route matching: an anchor. The shell turns clicks on anchors into navigation; what
 * more is asked for is told here.
 */
export const Link = ({ to, replace, state, preventScrollReset, onClick, ...anchor }: LinkProps) => {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isPlain = replace === undefined && state === undefined && preventScrollReset === undefined;
    if (isPlain || event.defaultPrevented || opensElsewhere(event) || anchor.target !== undefined) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? false, state, preventScrollReset: preventScrollReset ?? false });
  };
  return <a {...anchor} href={typeof to === 'string' ? to : createPath(to)} onClick={follow} />;
};
