import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../api/call.ts';
import { useMe } from '../frame/me.ts';
import { Field, type FieldProps } from '../parts/form/Field.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { t } from '../texts/index.ts';
import { useContract, type Operation } from './document.ts';
import { listFor, pickListIn } from './references.ts';
import styles from './SchemaFields.module.css';
import { nameOf } from './Value.tsx';

interface Props extends FieldProps {
  /** The last part of the name: `policy_id`. */
  member: string;
  description: string | undefined;
  /** The id that the form begins with. */
  value: string;
}

/** An id, chosen by name from the list that it points to. Where no list is known, the id itself is typed. */
export function ReferenceField({ member, description, value, ...field }: Props) {
  const me = useMe();
  const contract = useContract().data;
  const pickList = pickListIn(description);
  const list = !pickList && contract ? listFor(contract, me, member) : null;
  if (!pickList && !list) return <TextField {...field} defaultValue={value} />;
  return <Chooser {...field} value={value} list={list} pickList={pickList} />;
}

type Row = Readonly<Record<string, unknown>>;

function Chooser({
  value,
  list,
  pickList,
  ...field
}: FieldProps & { value: string; list: Operation | null; pickList: string | null }) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const searches = list?.parameters.some(({ name }) => name === 'q') ?? false;
  const { data } = useQuery({
    queryKey: [list?.area ?? 'lists', 'choices', list?.id ?? pickList, q],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      if (!list) return call('getList', { path: { list: pickList as 'departments' }, signal });
      const limit = list.parameters.some(({ name }) => name === 'limit') ? { limit: 200 } : {};
      return call(list.id, { query: { ...limit, ...(q && { q }) }, signal } as never);
    },
  });
  const rows = ((data?.data ?? []) as unknown as Row[]).map((row) => ({
    id: String(row['id']),
    label: nameOf(row) ?? String(row['title'] ?? row['number'] ?? row['id']),
  }));
  const known = value === '' || rows.some(({ id }) => id === value);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles['chooser']}>
          {searches && (
            <input
              type="search"
              className={wiring.className}
              aria-label={`${t.search}: ${field.label}`}
              placeholder={t.search}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <select {...wiring} key={data ? 'read' : 'reading'} defaultValue={value}>
            <option value="" />
            {!known && <option value={value}>{value}</option>}
            {rows.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
