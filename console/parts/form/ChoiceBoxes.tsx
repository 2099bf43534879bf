import { use, type ReactNode } from 'react';
import { FieldErrors } from './errors.ts';
import { CheckField } from './CheckField.tsx';
import styles from './Form.module.css';

interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface Props {
  label: string;
  name: string;
  choices: readonly Choice[];
  chosen?: readonly string[];
  onChange?: (value: string, checked: boolean) => void;
}

/** Several of some choices: `values.getAll(name)`. */
export function ChoiceBoxes({ label, name, choices, chosen = [], onChange }: Props) {
  const messages = use(FieldErrors)[name];
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      {/* the message of the group is shown once, not at each box */}
      <FieldErrors value={{}}>
        {choices.map(({ value, label: text, hint, disabled = false }) => (
          <CheckField
            key={value}
            name={name}
            value={value}
            label={text}
            hint={hint}
            disabled={disabled}
            defaultChecked={chosen.includes(value)}
            onChange={({ target }) => onChange?.(value, target.checked)}
          />
        ))}
      </FieldErrors>
      {messages && <span className={styles['error']}>{messages.join(' ')}</span>}
    </fieldset>
  );
}
