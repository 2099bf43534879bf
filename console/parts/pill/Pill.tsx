import styles from './Pill.module.css';
import { classes } from '../classes.ts';

export type Mood = 'plain' | 'good' | 'wait' | 'bad';

/** A state as a word; the colour only repeats it. */
export const Pill = ({ mood = 'plain', children }: { mood?: Mood; children: string }) => (
  <span className={classes(styles['pill'], styles[mood])}>{children}</span>
);
