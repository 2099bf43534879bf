import { Link } from '@tanstack/react-router';
import { branding } from '../api/branding.ts';
import { Icon } from '../parts/icon/Icon.tsx';
import { Logo } from '../parts/logo/Logo.tsx';
import { t } from '../texts/index.ts';
import styles from './Frame.module.css';
import { useMe } from './me.ts';
import { areasFor, screensFor } from './navigation.ts';

/** Navigation by role and module. On a phone it covers the page while it is open. */
export function SideBar({ open }: { open: boolean }) {
  const me = useMe();
  return (
    <nav className={styles['bar']} id="navigation" aria-label={t.menu} data-open={open || undefined}>
      <Link to="/" className={styles['brand']}>
        {branding.logo ? <Logo /> : me.workspace.name}
      </Link>
      <ul className={styles['group']}>
        {screensFor(me).map(({ to, label, icon, exact }) => (
          <li key={to}>
            <Link to={to} className={styles['link']} activeOptions={{ exact }}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <details className={styles['more']}>
        <summary className={styles['heading']}>{t.areas}</summary>
        <ul className={styles['group']} aria-label={t.areas}>
          {areasFor(me).map(({ area, label }) => (
            <li key={area}>
              <Link to="/calls" search={{ area }} className={styles['link']} activeOptions={{ exact: true }}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/calls" className={styles['link']} activeOptions={{ exact: true }}>
              <Icon name="grid" />
              {t.allCalls}
            </Link>
          </li>
        </ul>
      </details>
    </nav>
  );
}
