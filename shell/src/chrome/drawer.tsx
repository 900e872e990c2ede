import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { ButtonLink, Dialog, Icon } from '@sgc/ui';
import styles from './drawer.module.css';
import { NavLink } from './nav-link.tsx';
import { LINK_GROUPS, TOP_LINKS } from './navigation.ts';

/** The id that the menu button opens. */
export const DRAWER_ID = 'site-menu';

/** The navigation of a narrow window: the bar's links, all of them open to the eye. */
export const Drawer = ({ business, pathname }: { business: BusinessProfile; pathname: string }) => (
  <Dialog id={DRAWER_ID} title="Menu" placement="end" closeOn={pathname}>
    <nav aria-label="Menu" className={styles.nav}>
      <ul>
        {TOP_LINKS.map((link) => (
          <li key={link.href}>
            <NavLink link={link} pathname={pathname} />
          </li>
        ))}
      </ul>
      {LINK_GROUPS.map(({ label, links }) => (
        <section key={label} className={styles.group}>
          <h3 className={styles.label}>{label}</h3>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <NavLink link={link} pathname={pathname} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
    <div className={styles.call}>
      <ButtonLink block href={telephoneHref(business.phone)}>
        <Icon name="phone" />
        Call {business.phone}
      </ButtonLink>
    </div>
  </Dialog>
);
