import { branding } from '../../api/branding.ts';
import styles from './Logo.module.css';

/** The workspace's logo: on dark ground the one that is made for it. */
export const Logo = () => (
  <>
    <img className={styles['light']} src={branding.logo ?? undefined} alt={branding.name} />
    <img
      className={styles['dark']}
      src={branding.darkLogo ?? branding.logo ?? undefined}
      alt={branding.name}
    />
  </>
);
