import { type ReactNode, useId } from 'react';
import styles from './footer.module.css';
import type { NavigationLink } from './navigation.ts';

/** Properties of {@link FooterLinks}. */
interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
  /** A last link that is not like the others. */
  readonly children?: ReactNode;
}

/** A headed list of links. */
export const FooterLinks = ({ title, links, children }: FooterLinksProps) => {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {children ? <li>{children}</li> : null}
      </ul>
    </nav>
  );
};
