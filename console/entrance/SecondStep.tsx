import { useState } from 'react';
import { begin } from '../api/session.ts';
import { Button } from '../parts/button/Button.tsx';
import { Form } from '../parts/form/Form.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { textOf } from '../parts/form/values.ts';
import { t } from '../texts/index.ts';
import styles from './Entrance.module.css';
import { useEntry } from './useEntry.ts';

interface Props {
  /** Of the sign-in whose password was right. */
  challenge: string;
  enter: () => void;
  back: () => void;
}

export function SecondStep({ challenge, enter, back }: Props) {
  const [recovering, setRecovering] = useState(false);
  const { send, busy, refusal } = useEntry('verifyLogin');

  const submit = async (values: FormData) => {
    const code = textOf(values, 'code').trim();
    const answer = await send({ body: { challenge_token: challenge, code, refresh: 'cookie' } });
    if (!answer) return;
    begin(answer.data);
    enter();
  };

  return (
    <>
      <h1>{t.secondStep}</h1>
      <Form
        key={String(recovering)}
        refusal={refusal}
        onSubmit={(values) => void submit(values)}
        actions={
          <Button type="submit" look="main" busy={busy} className={styles['wide']}>
            {t.continue}
          </Button>
        }
      >
        {recovering ? (
          <TextField label={t.recoveryCode} name="code" autoComplete="off" required autoFocus />
        ) : (
          <TextField
            label={t.code}
            name="code"
            hint={t.secondStepText}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            autoFocus
          />
        )}
      </Form>
      <Button look="quiet" onClick={() => setRecovering(!recovering)}>
        {recovering ? t.useApp : t.useRecoveryCode}
      </Button>
      <Button look="quiet" onClick={back}>
        {t.backToSignIn}
      </Button>
    </>
  );
}
