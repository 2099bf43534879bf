import type { ReactNode } from 'react';
import styles from './Notice.module.css';
import { classes } from '../classes.ts';

interface Props {
  look?: 'plain' | 'good' | 'wait' | 'bad';
  children: ReactNode;
  actions?: ReactNode;
}

/** A message in the page. Bad ones are read out at once. */
export function Notice({ look = 'plain', children, actions }: Props) {
  return (
    <div className={classes(styles['notice'], styles[look])} role={look === 'bad' ? 'alert' : 'status'}>
      <div className={styles['text']}>{children}</div>
      {actions}
    </div>
  );
}
