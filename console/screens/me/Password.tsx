import { useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { PasswordField } from '../../parts/form/PasswordField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { Notice } from '../../parts/notice/Notice.tsx';
import { Section } from '../../parts/page/Page.tsx';
import { t } from '../../texts/index.ts';
import styles from './Me.module.css';

export function Password() {
  const change = useWrite('changePassword');
  return (
    <Section title={t.password}>
      {change.data && <Notice look="good">{change.data.message}</Notice>}
      <div className={styles['narrow']}>
        <Form
          key={change.submittedAt && change.isSuccess ? change.submittedAt : 'first'}
          label={t.password}
          refusal={change.error}
          onSubmit={(values) =>
            change.mutate({
              body: {
                current_password: textOf(values, 'current_password'),
                new_password: textOf(values, 'new_password'),
              },
            })
          }
          actions={
            <Button type="submit" busy={change.isPending}>
              {t.changePassword}
            </Button>
          }
        >
          <PasswordField label={t.currentPassword} name="current_password" autoComplete="current-password" />
          <PasswordField
            label={t.newPassword}
            name="new_password"
            hint={t.passwordHint}
            autoComplete="new-password"
          />
        </Form>
      </div>
    </Section>
  );
}
