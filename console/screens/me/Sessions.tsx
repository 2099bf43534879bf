import { useState } from 'react';
import { useList, useWrite } from '../../api/query.ts';
import { signOut } from '../../api/session.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { PasswordField } from '../../parts/form/PasswordField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { t } from '../../texts/index.ts';

/** The devices that are signed in. */
export function Sessions() {
  const list = useList('listSessions', {});
  const end = useWrite('revokeSession');
  const [ending, setEnding] = useState(false);
  return (
    <Section
      title={t.sessions}
      actions={<Button onClick={() => setEnding(true)}>{t.signOutEverywhere}</Button>}
    >
      {ending && <EndAll close={() => setEnding(false)} />}
      {end.error && <RefusalNotice refusal={end.error} />}
      <Rows
        list={list}
        label={t.sessions}
        keyOf={({ id }) => id}
        nothing={<Nothing>{t.nothingFound}</Nothing>}
        columns={[
          { head: t.device, cell: ({ device_name, user_agent }) => device_name ?? user_agent ?? '–' },
          { head: t.address, cell: ({ ip }) => ip ?? '–' },
          { head: t.lastUsed, look: 'time', cell: ({ last_used_at }) => moment(last_used_at) },
          {
            head: '',
            look: 'actions',
            cell: ({ id, current }) =>
              current ? (
                <Pill mood="good">{t.thisDevice}</Pill>
              ) : (
                <Button onClick={() => end.mutate({ path: { session_id: id } })}>{t.end}</Button>
              ),
          },
        ]}
      />
    </Section>
  );
}

function EndAll({ close }: { close: () => void }) {
  const endAll = useWrite('logoutAllSessions');
  return (
    <Dialog title={t.signOutEverywhere} onClose={close}>
      <Form
        refusal={endAll.error}
        onSubmit={(values) =>
          endAll.mutate(
            { body: { password: textOf(values, 'password') } },
            { onSuccess: () => void signOut() },
          )
        }
        actions={
          <Button type="submit" look="danger" busy={endAll.isPending}>
            {t.signOutEverywhere}
          </Button>
        }
      >
        <PasswordField label={t.password} name="password" autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
