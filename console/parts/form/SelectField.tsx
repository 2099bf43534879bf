import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

interface Choice {
  value: string;
  label: string;
}

type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'required'> & {
    choices: readonly Choice[];
    /** The text of the empty choice; without it one must be chosen. */
    empty?: string;
  };

export function SelectField({ label, name, hint, required = false, choices, empty, ...select }: Props) {
  return (
    <Field label={label} name={name} hint={hint} required={required}>
      {(wiring) => (
        <select {...select} {...wiring}>
          {empty !== undefined && <option value="">{empty}</option>}
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
