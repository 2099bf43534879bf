import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Refusal } from '../../api/refusal.ts';
import { RefusalNotice } from '../notice/RefusalNotice.tsx';
import { FieldErrors, otherMessages } from './errors.ts';
import styles from './Form.module.css';

interface Props {
  /** Gets the values by name of the field. */
  onSubmit(values: FormData): void;
  /** Why the last try was refused: messages go to their fields, and the first of them gets the focus. */
  refusal?: Refusal | null | undefined;
  children: ReactNode;
  /** The buttons. */
  actions: ReactNode;
  label?: string;
}

export function Form({ onSubmit, refusal = null, children, actions, label }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [others, setOthers] = useState<string[]>([]);

  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    const names = new Set(fields.map((field) => field.name));
    setOthers(refusal?.status === 422 ? otherMessages(refusal, names) : []);
    fields.find((field) => refusal?.errors[field.name])?.focus();
  }, [refusal]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  const message = refusal !== null && (refusal.status !== 422 || Object.keys(refusal.errors).length === 0);
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate aria-label={label}>
      <FieldErrors value={refusal?.errors ?? {}}>{children}</FieldErrors>
      {message && <RefusalNotice refusal={refusal} />}
      {others.length > 0 && (
        <ul className={styles['others']} role="alert">
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className={styles['actions']}>{actions}</div>
    </form>
  );
}
