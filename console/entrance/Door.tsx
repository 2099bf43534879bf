import type { ReactNode } from 'react';
import { branding } from '../api/branding.ts';
import { Logo } from '../parts/logo/Logo.tsx';
import { t } from '../texts/index.ts';
import styles from './Entrance.module.css';

/** The card of all entrance pages, under the workspace's logo. */
export function Door({ children }: { children: ReactNode }) {
  const { name, logo, support, text } = branding;
  return (
    <main className={styles['door']}>
      <div className={styles['brand']}>
        {logo ? <Logo /> : <span className={styles['name']}>{name}</span>}
      </div>
      <div className={styles['card']}>{children}</div>
      {text && <p className={styles['text']}>{text}</p>}
      {support && <p className={styles['text']}>{t.help(support)}</p>}
    </main>
  );
}
