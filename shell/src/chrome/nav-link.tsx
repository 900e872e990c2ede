import { currentState } from './active-link.ts';
import styles from './nav-link.module.css';
import type { NavigationLink } from './navigation.ts';

/** A link of the bar or the drawer that knows whether it leads to where the visitor is. */
export const NavLink = ({ link, pathname }: { link: NavigationLink; pathname: string }) => (
  <a href={link.href} className={styles.link} aria-current={currentState(link.href, pathname)}>
    {link.label}
  </a>
);
