import { Button } from '../parts/button/Button.tsx';
import { CheckField } from '../parts/form/CheckField.tsx';
import { Field } from '../parts/form/Field.tsx';
import { PasswordField } from '../parts/form/PasswordField.tsx';
import { SelectField } from '../parts/form/SelectField.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { usePlaces } from '../parts/form/usePlaces.ts';
import layout from '../parts/layout/Layout.module.css';
import { t } from '../texts/index.ts';
import { NULL } from './bodyOf.ts';
import { ReferenceField } from './ReferenceField.tsx';
import styles from './SchemaFields.module.css';
import {
  choicesOf,
  idOf,
  inWords,
  isNullable,
  kindOf,
  memberOf,
  present,
  type Resolve,
  type Schema,
} from './schema.ts';

interface Props {
  schema: Schema;
  resolve: Resolve;
  /** The value's place in the body, dotted; empty for the body itself. */
  name: string;
  required: boolean;
  /** The value that the form begins with. */
  value?: unknown;
  label?: string;
}

/** The fields of a value, made from its schema. */
export function SchemaFields({
  schema: given,
  resolve,
  name,
  required,
  value,
  label = labelOf(name),
}: Props) {
  const schema = present(given, resolve);
  const kind = kindOf(schema);
  const hint = hintOf(schema.description, label);
  const common = { label, name, required, ...(hint && { hint }) };
  const text = value === undefined || value === null ? '' : String(value);
  switch (kind) {
    case 'object':
      return <Members {...{ schema, resolve, name, required, value, label }} />;
    case 'array':
      return <Items {...{ schema, resolve, name, required, value, label }} />;
    case 'choice':
    case 'boolean': {
      const choices = kind === 'boolean' && !schema.const ? yesOrNo() : choicesOf(schema).map(choice);
      const none = isNullable(given) ? [{ value: NULL, label: t.none }] : [];
      return <SelectField {...common} choices={[...choices, ...none]} empty="" defaultValue={text} />;
    }
    case 'number':
      return <TextField {...common} inputMode="decimal" defaultValue={text} />;
    case 'date':
      return <TextField {...common} type="date" defaultValue={text} />;
    case 'timestamp':
      return <TextField {...common} type="datetime-local" step={1} defaultValue={text.slice(0, 19)} />;
    case 'file':
      return <TextField {...common} type="file" />;
    case 'password':
      return <PasswordField {...common} autoComplete="current-password" />;
    case 'email':
      return <TextField {...common} type="email" defaultValue={text} />;
    case 'free':
      return (
        <Field {...common} hint={hint ?? 'JSON'}>
          {(wiring) => (
            <textarea
              {...wiring}
              spellCheck={false}
              defaultValue={value === undefined ? '' : JSON.stringify(value, null, 2)}
            />
          )}
        </Field>
      );
    case 'text':
      if (schema.format === 'uuid' && name.endsWith('_id'))
        return (
          <ReferenceField
            {...common}
            member={name.split('.').at(-1) ?? name}
            description={schema.description}
            value={text}
          />
        );
      return (schema.maxLength ?? 0) > 500 ? (
        <Field {...common}>{(wiring) => <textarea {...wiring} defaultValue={text} />}</Field>
      ) : (
        <TextField {...common} defaultValue={text} />
      );
  }
}

/** What a description says beyond the label. */
function hintOf(description: string | undefined, label: string): string | undefined {
  const text = description?.replaceAll('`', '');
  return text?.replace(/\.$/, '').toLowerCase() === label.toLowerCase() ? undefined : text;
}

const yesOrNo = () => [
  { value: 'true', label: t.yes },
  { value: 'false', label: t.no },
];

const choice = (value: string) => ({ value, label: inWords(value) });

const labelOf = (name: string): string => inWords(name.split('.').at(-1) ?? '');

const dotted = (name: string, member: string | number): string =>
  name === '' ? String(member) : `${name}.${member}`;

function Members({ schema, resolve, name, required, value, label }: Props) {
  const members = Object.entries(schema.properties ?? {});
  const fields = members.map(([member, inner]) => (
    <SchemaFields
      key={member}
      schema={inner}
      resolve={resolve}
      name={dotted(name, member)}
      required={(schema.required ?? []).includes(member)}
      value={memberOf(value, member)}
    />
  ));
  if (members.length === 0)
    return <SchemaFields {...{ resolve, name, required, value, label }} schema={{ format: 'json' }} />;
  if (name === '') return <>{fields}</>;
  return (
    <fieldset className={layout['group']}>
      <legend>
        {label} {!required && <span className={styles['optional']}>({t.optional})</span>}
      </legend>
      {fields}
    </fieldset>
  );
}

function Items({ schema, resolve, name, required, value, label }: Props) {
  const items = present(schema.items ?? {}, resolve);
  const given = Array.isArray(value) ? (value as unknown[]) : [];
  const ids = given.map(idOf);
  const { places, add, remove } = usePlaces(given.length);
  const kind = kindOf(items);
  if (kind === 'choice')
    return (
      <fieldset className={layout['group']}>
        <legend>{label}</legend>
        {choicesOf(items).map((one) => (
          <CheckField
            key={one}
            name={`${name}[]`}
            value={one}
            label={one}
            defaultChecked={given.includes(one)}
          />
        ))}
      </fieldset>
    );
  if (kind === 'file')
    return <TextField label={label ?? name} name={name} required={required} type="file" multiple />;
  if (kind !== 'object')
    return (
      <Field label={label ?? name} name={name} required={required} hint={schema.description ?? t.onePerLine}>
        {(wiring) => <textarea {...wiring} defaultValue={ids.join('\n')} />}
      </Field>
    );
  return (
    <fieldset className={layout['group']}>
      <legend>{label}</legend>
      {places.map((place, index) => (
        <div key={place} className={styles['item']}>
          <SchemaFields
            schema={items}
            resolve={resolve}
            name={dotted(name, index)}
            required
            value={given[place]}
            label={`${index + 1}`}
          />
          <Button onClick={() => remove(place)}>{t.remove}</Button>
        </div>
      ))}
      <div>
        <Button onClick={add}>{t.add}</Button>
      </div>
    </fieldset>
  );
}
