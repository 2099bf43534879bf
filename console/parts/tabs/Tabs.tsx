import { Link } from '@tanstack/react-router';
import styles from './Tabs.module.css';

/** Links to the pages of one screen. */
export const Tabs = ({
  label,
  pages,
}: {
  label: string;
  pages: readonly (readonly [to: string, name: string])[];
}) => (
  <nav className={styles['tabs']} aria-label={label}>
    {pages.map(([to, name]) => (
      <Link key={to} to={to} className={styles['tab']}>
        {name}
      </Link>
    ))}
  </nav>
);
