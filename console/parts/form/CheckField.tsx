import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './Form.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; hint?: ReactNode };

/** A box to tick, with its text behind it. */
export function CheckField({ label, hint, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles['check']}>
      <input {...input} type="checkbox" id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <div id={`${id}-hint`} className={styles['hint']}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
