import type { ReactNode } from 'react';
import { Facts } from '../parts/facts/Facts.tsx';
import { Person } from '../parts/person/Person.tsx';
import { day, moment } from '../parts/formats.ts';
import { t } from '../texts/index.ts';
import { inWords, kindOf, present, type Kind, type Resolve, type Schema } from './schema.ts';

interface Props {
  value: unknown;
  schema: Schema;
  resolve: Resolve;
}

/** A value of an answer, shown as its schema says. */
export function Value({ value, schema: given, resolve }: Props): ReactNode {
  if (value === null || value === undefined) return '–';
  const schema = present(given, resolve);
  if (Array.isArray(value)) return <Values {...{ value, schema, resolve }} />;
  if (typeof value === 'object') return <Record {...{ value: value as Members, schema, resolve }} />;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  const text = String(value);
  return TEXTS[kindOf(schema)]?.(text) ?? text;
}

/** How values of a kind are written, where the plain text will not do. */
const TEXTS: Partial<Record<Kind, (text: string) => string>> = {
  date: day,
  timestamp: moment,
  choice: inWords,
};

type Members = Readonly<Record<string, unknown>>;

/** One line where a name says it all: a person, an item of a list. */
export const nameOf = (value: Members): string | null => {
  const name = value['name'] ?? value['label'] ?? value['title'] ?? value['filename'];
  return typeof name === 'string' ? name : null;
};

function Record({ value, schema, resolve }: { value: Members; schema: Schema; resolve: Resolve }) {
  const name = Object.keys(value).length <= 4 ? nameOf(value) : null;
  if (name !== null && 'photo_url' in value)
    return <Person person={{ name, photo_url: value['photo_url'] as string | null }} />;
  if (name !== null) return name;
  return (
    <Facts
      rows={Object.entries(value).map(([member, inner]) => [
        inWords(member),
        <Value key={member} value={inner} schema={schema.properties?.[member] ?? {}} resolve={resolve} />,
      ])}
    />
  );
}

function Values({ value, schema, resolve }: { value: unknown[]; schema: Schema; resolve: Resolve }) {
  if (value.length === 0) return '–';
  const items = schema.items ?? {};
  if (value.every((one) => typeof one !== 'object' || one === null)) return value.map(String).join(', ');
  return value.map((one, index) => <Value key={index} value={one} schema={items} resolve={resolve} />);
}
