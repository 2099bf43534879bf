import { Button } from '../parts/button/Button.tsx';
import { Form } from '../parts/form/Form.tsx';
import { textOf } from '../parts/form/values.ts';
import { PasswordField } from '../parts/form/PasswordField.tsx';
import { Notice } from '../parts/notice/Notice.tsx';
import { t } from '../texts/index.ts';
import type { Ways } from './Entrance.tsx';
import styles from './Entrance.module.css';
import { MailedCode, useMailedCode } from './MailedCode.tsx';
import { useEntry } from './useEntry.ts';

export function ResetPassword({ ways, said }: { ways: Ways; said: string }) {
  const code = useMailedCode();
  const { send, busy, refusal } = useEntry('resetPassword');

  const submit = async (values: FormData) => {
    const body = { token: textOf(values, 'token').trim(), new_password: textOf(values, 'new_password') };
    if (await send({ body })) ways.show('/sign-in', t.resetDone);
  };

  return (
    <>
      <h1>{t.resetTitle}</h1>
      {said && <Notice>{said}</Notice>}
      <Form
        refusal={refusal}
        onSubmit={(values) => void submit(values)}
        actions={
          <Button type="submit" look="main" busy={busy} className={styles['wide']}>
            {t.save}
          </Button>
        }
      >
        <MailedCode code={code} refused={refusal?.errors['token'] !== undefined} />
        <PasswordField
          label={t.newPassword}
          name="new_password"
          hint={t.passwordHint}
          autoComplete="new-password"
        />
      </Form>
      <Button look="quiet" onClick={() => ways.show('/sign-in')}>
        {t.backToSignIn}
      </Button>
    </>
  );
}
