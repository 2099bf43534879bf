import { Link } from '@tanstack/react-router';
import { Icon } from '../parts/icon/Icon.tsx';
import { t } from '../texts/index.ts';
import styles from './Frame.module.css';
import { useMe } from './me.ts';
import { screensFor } from './navigation.ts';

/** What people open on a phone every day. */
const DAILY: readonly string[] = ['/', '/time', '/time-off', '/expenses', '/inbox'];

/** Five tabs at the bottom of a phone. Everything else is in the menu. */
export function TabBar() {
  const me = useMe();
  const places = screensFor(me).filter(({ to }) => DAILY.includes(to));
  return (
    <nav className={styles['tabs']} aria-label={t.daily}>
      {DAILY.flatMap((path) => places.filter(({ to }) => to === path)).map(({ to, label, icon, exact }) => (
        <Link key={to} to={to} className={styles['tab']} activeOptions={{ exact }}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
