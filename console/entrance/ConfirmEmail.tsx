import { Button } from '../parts/button/Button.tsx';
import { Form } from '../parts/form/Form.tsx';
import { textOf } from '../parts/form/values.ts';
import { t } from '../texts/index.ts';
import type { Ways } from './Entrance.tsx';
import styles from './Entrance.module.css';
import { MailedCode, useMailedCode } from './MailedCode.tsx';
import { useEntry } from './useEntry.ts';

export function ConfirmEmail({ ways }: { ways: Ways }) {
  const code = useMailedCode();
  const { send, busy, refusal } = useEntry('confirmEmailChange');

  const submit = async (values: FormData) => {
    if (await send({ body: { token: textOf(values, 'token').trim() } })) ways.show('/sign-in', t.confirmDone);
  };

  return (
    <>
      <h1>{t.confirmTitle}</h1>
      <Form
        refusal={refusal}
        onSubmit={(values) => void submit(values)}
        actions={
          <Button type="submit" look="main" busy={busy} className={styles['wide']}>
            {t.confirm}
          </Button>
        }
      >
        <MailedCode code={code} refused={refusal?.errors['token'] !== undefined} />
      </Form>
    </>
  );
}
