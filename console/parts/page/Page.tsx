import { useEffect, type ReactNode } from 'react';
import { branding } from '../../api/branding.ts';
import { t } from '../../texts/index.ts';
import styles from './Page.module.css';

interface Props {
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen: its heading, what can be done with all of it, its content. */
export function Page({ title, lead, actions, children }: Props) {
  useEffect(() => {
    document.title = `${title} · ${branding.name}`;
  }, [title]);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div className={styles['title']}>
          <h1>{title}</h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A card of a screen. */
export const Section = ({
  title,
  actions,
  children,
}: {
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
}) => (
  <section className={styles['section']} aria-label={title}>
    {(title || actions) && (
      <header className={styles['head']}>
        {title && <h2>{title}</h2>}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </header>
    )}
    {children}
  </section>
);

/** What stands where there is nothing yet: what will be here, and the one thing to do. */
export const Nothing = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className={styles['nothing']}>
    <p>{children}</p>
    {action}
  </div>
);

/** Grey bars of the size of what is loading. */
export const Skeleton = ({ rows = 5 }: { rows?: number }) => (
  <div className={styles['skeleton']} role="status" aria-label={t.loading}>
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} className={styles['bar']} />
    ))}
  </div>
);
