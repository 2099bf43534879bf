import { useState } from 'react';
import { begin } from '../api/session.ts';
import { Button } from '../parts/button/Button.tsx';
import { Form } from '../parts/form/Form.tsx';
import { PasswordField } from '../parts/form/PasswordField.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { textOf } from '../parts/form/values.ts';
import { Notice } from '../parts/notice/Notice.tsx';
import { t } from '../texts/index.ts';
import type { Ways } from './Entrance.tsx';
import styles from './Entrance.module.css';
import { SecondStep } from './SecondStep.tsx';
import { useEntry } from './useEntry.ts';

export function SignIn({ ways, said }: { ways: Ways; said: string }) {
  const [challenge, setChallenge] = useState<string | null>(null);
  const { send, busy, refusal } = useEntry('login');

  const submit = async (values: FormData) => {
    const body = {
      email: textOf(values, 'email'),
      password: textOf(values, 'password'),
      refresh: 'cookie',
    } as const;
    const answer = await send({ body });
    if (!answer) return;
    if ('challenge_token' in answer.data) return setChallenge(answer.data.challenge_token);
    begin(answer.data);
    ways.enter();
  };

  if (challenge !== null)
    return <SecondStep challenge={challenge} enter={ways.enter} back={() => setChallenge(null)} />;
  return (
    <>
      <h1>{t.signIn}</h1>
      {said && <Notice look="good">{said}</Notice>}
      <Form
        refusal={refusal}
        onSubmit={(values) => void submit(values)}
        actions={
          <Button type="submit" look="main" busy={busy} className={styles['wide']}>
            {t.signIn}
          </Button>
        }
      >
        <TextField label={t.email} name="email" type="email" autoComplete="username" required autoFocus />
        <PasswordField label={t.password} name="password" autoComplete="current-password" />
      </Form>
      <Button look="quiet" onClick={() => ways.show('/password/forgot')}>
        {t.forgotPassword}
      </Button>
    </>
  );
}
