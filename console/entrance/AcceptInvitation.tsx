import { begin } from '../api/session.ts';
import { Button } from '../parts/button/Button.tsx';
import { Form } from '../parts/form/Form.tsx';
import { textOf } from '../parts/form/values.ts';
import { PasswordField } from '../parts/form/PasswordField.tsx';
import { t } from '../texts/index.ts';
import type { Ways } from './Entrance.tsx';
import styles from './Entrance.module.css';
import { MailedCode, useMailedCode } from './MailedCode.tsx';
import { useEntry } from './useEntry.ts';

export function AcceptInvitation({ ways }: { ways: Ways }) {
  const code = useMailedCode();
  const { send, busy, refusal } = useEntry('acceptInvitation');

  const submit = async (values: FormData) => {
    const token = textOf(values, 'token').trim();
    const answer = await send({ body: { token, password: textOf(values, 'password'), refresh: 'cookie' } });
    if (!answer) return;
    begin(answer.data);
    ways.enter();
  };

  return (
    <>
      <h1>{t.invitationTitle}</h1>
      <p>{t.invitationText}</p>
      <Form
        refusal={refusal}
        onSubmit={(values) => void submit(values)}
        actions={
          <Button type="submit" look="main" busy={busy} className={styles['wide']}>
            {t.join}
          </Button>
        }
      >
        <MailedCode code={code} refused={refusal?.errors['token'] !== undefined} />
        <PasswordField
          label={t.newPassword}
          name="password"
          hint={t.passwordHint}
          autoComplete="new-password"
        />
      </Form>
    </>
  );
}
