import { use, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { FieldErrors } from './errors.ts';
import styles from './Form.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; hint?: ReactNode };

/** A box to tick, with its text behind it. */
export function CheckField({ label, hint, ...input }: Props) {
  const id = useId();
  const messages = use(FieldErrors)[input.name ?? ''];
  const described = [hint && `${id}-hint`, messages && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles['check']}>
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={messages ? true : undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <div id={`${id}-hint`} className={styles['hint']}>
            {hint}
          </div>
        )}
        {messages && (
          <div id={`${id}-error`} className={styles['error']}>
            {messages.join(' ')}
          </div>
        )}
      </div>
    </div>
  );
}
