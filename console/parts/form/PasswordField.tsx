import { useState } from 'react';
import { t } from '../../texts/index.ts';
import { Button } from '../button/Button.tsx';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Form.module.css';

/** A password that can be shown while it is typed. */
export function PasswordField({ autoComplete, ...field }: FieldProps & { autoComplete: string }) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...field} required>
      {(wiring) => (
        <div className={styles['secret']}>
          <input
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            spellCheck={false}
          />
          <Button aria-label={shown ? t.hidePassword : t.showPassword} onClick={() => setShown(!shown)}>
            <span aria-hidden>{shown ? '◡' : '◉'}</span>
          </Button>
        </div>
      )}
    </Field>
  );
}
