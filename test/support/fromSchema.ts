/** Generates values that fit a schema of the contract, or almost fit, for tests that call all operations. */
import fc from 'fast-check';

/** A dereferenced schema of the contract, without `$ref`. */
export type Schema = Record<string, any>;

export interface Ingredients {
  /** Values for fields with an id. */
  ids: readonly string[];
  /** Plausible values by field name, such as a password or an id of the right kind. Used in most cases. */
  named?: Readonly<Record<string, fc.Arbitrary<unknown>>>;
}

const pad = (value: number) => String(value).padStart(2, '0');
const date = fc
  .record({
    year: fc.integer({ min: 2025, max: 2028 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => `${year}-${pad(month)}-${pad(day)}`);
const offset = fc.constantFrom('Z', '+00:00', '+01:00', '-05:30', '+14:00');
const timestamp = fc
  .tuple(date, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), offset)
  .map(([day, hour, minute, zone]) => `${day}T${pad(hour)}:${pad(minute)}:00${zone}`);

/** Ordinary texts, and texts with characters that break naive code. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "' OR 1=1 --",
      '"; DROP TABLE users; --',
      '%',
      '_',
      '\\',
      '$1',
      '=cmd|x',
      '<script>alert(1)</script>',
      '../../etc/passwd',
      '\r\nX: y',
      '\u202e',
      'ﷺ',
      '😀',
      'İ',
      ' ',
      '\u00a0',
      '\u2028',
      'NaN',
      'null',
      'infinity',
    ),
  },
);

/** Generates values that fit the schema. */
export function fitting(schema: Schema, ingredients: Ingredients): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
  if (choices) return fc.oneof(...choices.map((one) => fitting(one, ingredients)));
  if (Array.isArray(schema['type']))
    return fc.oneof(...(schema['type'] as string[]).map((type) => fitting({ ...schema, type }, ingredients)));
  switch (schema['type']) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema['minimum'] ?? -1000, max: schema['maximum'] ?? 1000 });
    case 'number':
      return fc.double({ min: schema['minimum'] ?? -1000, max: schema['maximum'] ?? 1000, noNaN: true });
    case 'array':
      return arrayOf(schema, ingredients);
    case 'string':
      return stringOf(schema, ingredients);
    default:
      return objectOf(schema, ingredients);
  }
}

function arrayOf(schema: Schema, ingredients: Ingredients): fc.Arbitrary<unknown> {
  const items = fitting((schema['items'] ?? {}) as Schema, ingredients);
  const minLength = (schema['minItems'] as number | undefined) ?? 0;
  const maxLength = Math.max(
    minLength,
    Math.min((schema['maxItems'] as number | undefined) ?? 4, minLength + 4),
  );
  return schema['uniqueItems']
    ? fc.uniqueArray(items, { minLength, maxLength, selector: (one) => JSON.stringify(one) })
    : fc.array(items, { minLength, maxLength });
}

function stringOf(schema: Schema, { ids }: Ingredients): fc.Arbitrary<string> {
  switch (schema['format']) {
    case 'date':
      return date;
    case 'date-time':
      return timestamp;
    case 'uuid':
      return fc.constantFrom(...ids);
    case 'email':
      return fc.stringMatching(/^[a-z]{1,12}\.[a-z]{1,12}@example\.test$/);
    default:
  }
  const [min, max] = [
    (schema['minLength'] as number | undefined) ?? 0,
    (schema['maxLength'] as number | undefined) ?? 60,
  ];
  const pattern = schema['pattern'] as string | undefined;
  const fits = (one: string) => [...one].length >= min && [...one].length <= max;
  if (pattern?.startsWith('^')) return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
  return text
    .map((one) => (one.length < min ? one.padEnd(min, 'x') : one))
    .filter((one) => fits(one) && (!pattern || new RegExp(pattern, 'u').test(one)));
}

function objectOf(schema: Schema, ingredients: Ingredients): fc.Arbitrary<unknown> {
  const members = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const required = new Set((schema['required'] ?? []) as string[]);
  const absent = Symbol('absent');
  const model = Object.fromEntries(
    members.map(([name, one]) => {
      const member = valueOf(name, one, ingredients);
      // two of three optional members are left out, because each may cause a refusal
      return [
        name,
        required.has(name) ? member : fc.oneof({ weight: 2, arbitrary: fc.constant(absent) }, member),
      ];
    }),
  );
  return fc
    .record(model, { noNullPrototype: true })
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, member]) => member !== absent)));
}

/** Generates a value for a member. For known names, it is usually a plausible one. */
export function valueOf(name: string, schema: Schema, ingredients: Ingredients): fc.Arbitrary<unknown> {
  const known = ingredients.named?.[name];
  const fits = fitting(schema, ingredients);
  return known ? fc.oneof({ weight: 6, arbitrary: known }, fits) : fits;
}

/** Any JSON value, including unusual numbers and texts. */
export const wild: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 3, arbitrary: text },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      0,
      -0,
      -1,
      1.5,
      2 ** 31,
      2 ** 53 - 1,
      -(2 ** 53 - 1),
      1e-7,
      '',
      '0',
      'true',
      [],
      {},
      [[]],
      [null],
      null,
      true,
      '2026-02-30',
      '9999-12-31',
      '1900-01-01',
      '2199-12-31T23:59:59-12:00',
      '0001-01-01T00:00:00Z',
      '00000000-0000-0000-0000-000000000000',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
      'x'.repeat(300),
    ),
  },
);

/** Generates values that fit the schema except in one member. */
export function nearly(schema: Schema, ingredients: Ingredients): fc.Arbitrary<unknown> {
  const names = [
    ...Object.keys((schema['properties'] ?? {}) as object),
    'role',
    'workspace_id',
    'id',
    'unknown',
  ];
  return fc
    .tuple(fitting(schema, ingredients), fc.constantFrom(...names), wild)
    .map(([value, name, odd]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, [name]: odd } : odd,
    );
}
