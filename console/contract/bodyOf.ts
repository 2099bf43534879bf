/**
 * A body from the fields of a form that was made from its schema. What is left empty is left out; what is
 * emptied becomes null where that is allowed.
 */
import { isNullable, kindOf, memberOf, present, type Kind, type Resolve, type Schema } from './schema.ts';

/** What a field contains that is sent as null. */
export const NULL = 'null';

export function bodyOf(values: FormData, schema: Schema, resolve: Resolve, before?: unknown): unknown {
  return valueOf(values, schema, resolve, { name: '', before }) ?? {};
}

/** The multipart form: its fields as they are, without empty ones. */
export function formOf(values: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of values.entries())
    if (value instanceof File ? value.size > 0 || value.name !== '' : value !== '') form.append(name, value);
  return form;
}

/** A value's place in the form, and what it was when the form was opened. */
interface Place {
  name: string;
  before?: unknown;
}

function valueOf(values: FormData, given: Schema, resolve: Resolve, { name, before }: Place): unknown {
  const schema = present(given, resolve);
  const kind = kindOf(schema);
  if (kind === 'object' && schema.properties) {
    const members = Object.entries(schema.properties).map(
      ([member, inner]) =>
        [
          member,
          valueOf(values, inner, resolve, {
            name: name === '' ? member : `${name}.${member}`,
            before: memberOf(before, member),
          }),
        ] as const,
    );
    const filled = members.filter(([, value]) => value !== undefined);
    return filled.length > 0 ? Object.fromEntries(filled) : undefined;
  }
  if (kind === 'array') return itemsOf(values, schema, resolve, name);
  const text = values.get(name);
  if (text === '' && isNullable(given) && before !== undefined && before !== null) return null;
  if (typeof text !== 'string' || text === '') return undefined;
  if (text === NULL && kind !== 'text') return null;
  const read = READERS[kind];
  return read ? read(text, schema) : text;
}

// what cannot be read is sent as it is: the service says what is wrong with it
const READERS: Partial<Record<Kind, (text: string, schema: Schema) => unknown>> = {
  boolean: (text) => text === 'true',
  choice: (text, schema) =>
    [...(schema.enum ?? [schema.const])].find((value) => String(value) === text) ?? text,
  number: (text) => (Number.isFinite(Number(text)) ? Number(text) : text),
  timestamp: (text) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString()),
  object: json,
  free: json,
};

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function itemsOf(values: FormData, schema: Schema, resolve: Resolve, name: string): unknown {
  const items = present(schema.items ?? {}, resolve);
  const kind = kindOf(items);
  if (kind === 'choice') {
    const chosen = values.getAll(`${name}[]`).map(String);
    return chosen.length > 0 ? chosen : undefined;
  }
  if (kind !== 'object') {
    const text = values.get(name);
    const lines =
      typeof text === 'string'
        ? text
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean)
        : [];
    if (lines.length === 0) return undefined;
    return kind === 'number' ? lines.map(Number) : lines;
  }
  const found: unknown[] = [];
  const begins = (index: number) => [...values.keys()].some((key) => key.startsWith(`${name}.${index}.`));
  for (let index = 0; begins(index); index += 1)
    found.push(valueOf(values, items, resolve, { name: `${name}.${index}` }) ?? {});
  return found.length > 0 ? found : undefined;
}
