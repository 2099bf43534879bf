import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type Props = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'required'>;

/** One line of text, or another kind of input: `type` is that of HTML. */
export function TextField({ label, name, hint, required = false, ...input }: Props) {
  return (
    <Field label={label} name={name} hint={hint} required={required}>
      {(wiring) => <input {...input} {...wiring} />}
    </Field>
  );
}
