import { useDeferredValue, useState } from 'react';
import { useCall } from '../../api/query.ts';
import { t } from '../../texts/index.ts';
import { Field, type FieldProps } from '../form/Field.tsx';
import styles from './Person.module.css';

interface Props extends FieldProps {
  /** The text of the empty choice; without it one must be chosen. */
  empty?: string;
  /** Somebody who cannot be chosen. */
  except?: string | undefined;
  /** The id that the form begins with. */
  value?: string | undefined;
}

/** One person of the directory. A company of more than a page is searched by name. */
export function PersonField({ empty, except, value = '', ...field }: Props) {
  const [chosen, setChosen] = useState(value);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data } = useCall('listTeamDirectory', { query: { limit: 50, ...(q && { q }) } });
  const people = (data?.data ?? []).filter(({ id }) => id !== except);
  const known = people.some(({ id }) => id === chosen);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles['chooser']}>
          {(typed !== '' || data?.next) && (
            <input
              type="search"
              className={wiring.className}
              aria-label={`${t.search}: ${field.label}`}
              placeholder={t.search}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <select
            {...wiring}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setNames(new Map(people.map(({ id, name }) => [id, name])));
            }}
          >
            <option value="">{empty}</option>
            {chosen !== '' && !known && (
              <option value={chosen}>{names.get(chosen) ?? (data ? chosen : '…')}</option>
            )}
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
