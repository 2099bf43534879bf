import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { time as s } from '../../texts/time.ts';
import styles from './Time.module.css';

interface Props {
  from: string;
  to?: string;
  breakMinutes?: number;
  what?: string;
}

export const EntryFields = ({ from, to, breakMinutes, what }: Props) => (
  <div className={styles['fields']}>
    <TextField label={s.from} name="started_at" type="time" required defaultValue={from} autoFocus />
    <TextField label={s.to} name="ended_at" type="time" required defaultValue={to} />
    <TextField
      label={s.breakMinutes}
      name="break_minutes"
      type="number"
      min={0}
      max={480}
      defaultValue={breakMinutes}
    />
    <TextField label={s.what} name="description" maxLength={500} defaultValue={what} />
  </div>
);

/** The fields' values: clock times, and what the contract takes of the rest. */
export function entryIn(values: FormData) {
  const minutes = textOf(values, 'break_minutes');
  const description = textOf(values, 'description').trim();
  return {
    started: textOf(values, 'started_at'),
    ended: textOf(values, 'ended_at'),
    ...(minutes !== '' && { break_minutes: Number(minutes) }),
    ...(description !== '' && { description }),
  };
}
