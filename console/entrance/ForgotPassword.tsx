import { Button } from '../parts/button/Button.tsx';
import { Form } from '../parts/form/Form.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { textOf } from '../parts/form/values.ts';
import { t } from '../texts/index.ts';
import type { Ways } from './Entrance.tsx';
import styles from './Entrance.module.css';
import { useEntry } from './useEntry.ts';

export function ForgotPassword({ ways }: { ways: Ways }) {
  const { send, busy, refusal } = useEntry('requestPasswordReset');

  const submit = async (values: FormData) => {
    if (await send({ body: { email: textOf(values, 'email') } })) ways.show('/password/reset', t.codeSent);
  };

  return (
    <>
      <h1>{t.forgotTitle}</h1>
      <p>{t.forgotText}</p>
      <Form
        refusal={refusal}
        onSubmit={(values) => void submit(values)}
        actions={
          <Button type="submit" look="main" busy={busy} className={styles['wide']}>
            {t.sendCode}
          </Button>
        }
      >
        <TextField label={t.email} name="email" type="email" autoComplete="username" required autoFocus />
      </Form>
      <Button look="quiet" onClick={() => ways.show('/sign-in')}>
        {t.backToSignIn}
      </Button>
    </>
  );
}
