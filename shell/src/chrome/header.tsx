import { ADDRESSES } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { ButtonLink, dialogOpener, Icon } from '@sgc/ui';
import { memo } from 'react';
import { Disclosure } from './disclosure.tsx';
import { DRAWER_ID, Drawer } from './drawer.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { NavLink } from './nav-link.tsx';
import { LINK_GROUPS, TOP_LINKS } from './navigation.ts';

/** The bar at the top of every page. */
export const Header = memo(({ business, pathname }: { business: BusinessProfile; pathname: string }) => (
  <header className={styles.header}>
    <div className={styles.bar} data-tone="plate">
      <div className={styles.row}>
        <a href={ADDRESSES.home} className={styles.brand}>
          <Logo />
          <span>{business.name}</span>
        </a>
        <nav aria-label="Main" className={styles.nav}>
          <ul className={styles.list}>
            {TOP_LINKS.map((link) => (
              <li key={link.href}>
                <NavLink link={link} pathname={pathname} />
              </li>
            ))}
            {LINK_GROUPS.map((group) => (
              <Disclosure key={group.label} {...group} pathname={pathname} />
            ))}
          </ul>
        </nav>
        <span className={styles.call}>
          <ButtonLink href={telephoneHref(business.phone)}>
            <Icon name="phone" label="Call" />
            {business.phone}
          </ButtonLink>
        </span>
        <button type="button" className={styles.menu} {...dialogOpener(DRAWER_ID)}>
          <Icon name="menu" />
          Menu
        </button>
      </div>
    </div>
    <Drawer business={business} pathname={pathname} />
  </header>
));
