import { Fragment, type ReactNode } from 'react';
import styles from './Facts.module.css';

/** Names and values of one record. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles['facts']}>
    {rows.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value ?? '–'}</dd>
      </Fragment>
    ))}
  </dl>
);
