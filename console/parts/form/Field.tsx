import { use, useId, type ReactNode } from 'react';
import { t } from '../../texts/index.ts';
import { FieldErrors } from './errors.ts';
import styles from './Form.module.css';

/** What a control needs to belong to its label, hint and message. */
export interface Wiring {
  id: string;
  name: string;
  required: boolean;
  className: string | undefined;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: string;
  /** The member of the body, dotted if nested. */
  name: string;
  hint?: ReactNode;
  required?: boolean;
}

/** A label, a control, its hint and the messages of the last try. */
export function Field({
  label,
  name,
  hint,
  required = false,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const messages = use(FieldErrors)[name];
  const described = [hint && `${id}-hint`, messages && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}{' '}
        {!required && (
          <span className={styles['optional']} data-optional>
            ({t.optional})
          </span>
        )}
      </label>
      {children({
        id,
        name,
        required,
        className: styles['control'],
        ...(described && { 'aria-describedby': described }),
        ...(messages && { 'aria-invalid': true }),
      })}
      {hint && (
        <span id={`${id}-hint`} className={styles['hint']} data-hint>
          {hint}
        </span>
      )}
      {messages && (
        <span id={`${id}-error`} className={styles['error']}>
          {messages.join(' ')}
        </span>
      )}
    </div>
  );
}
