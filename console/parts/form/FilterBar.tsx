import { useState, type FormEvent, type ReactNode } from 'react';
import { t } from '../../texts/index.ts';
import { Button } from '../button/Button.tsx';
import { textOf } from './values.ts';
import styles from './FilterBar.module.css';

interface Props {
  names: readonly string[];
  /** What is set now, from the address. */
  values: Readonly<Record<string, string | undefined>>;
  apply: (values: Record<string, string>) => void;
  /** The fields, uncontrolled, with these names. */
  children: ReactNode;
}

/** Fields of a list's filters. They are in the address, so that a link shows the same rows. */
export function FilterBar({ names, values, apply, children }: Props) {
  const [cleared, setCleared] = useState(0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    apply(Object.fromEntries(names.map((name) => [name, textOf(form, name)]).filter(([, value]) => value)));
  };
  const set = names.some((name) => values[name]);
  return (
    <form className={styles['bar']} onSubmit={submit} aria-label={t.filter} key={cleared}>
      {children}
      <div className={styles['buttons']}>
        <Button type="submit">{t.filter}</Button>
        {set && (
          <Button
            look="quiet"
            onClick={() => {
              apply({});
              setCleared(cleared + 1);
            }}
          >
            {t.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
