import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useList, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { ConfirmDialog } from '../../parts/dialog/ConfirmDialog.tsx';
import { moment } from '../../parts/formats.ts';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { wordOf } from '../../parts/words.ts';
import { developers as d } from '../../texts/developers.ts';
import { keys as k } from '../../texts/keys.ts';
import { DevelopersPage } from './DevelopersPage.tsx';

type Key = Data<'adminListApiKeys'>[number];

/** All keys of the workspace, for admins. */
export default function Keys() {
  const list = useList('adminListApiKeys', { query: { include_total: true } });
  const revoke = useWrite('adminRevokeApiKey');
  const [revoking, setRevoking] = useState<Key | null>(null);
  const close = () => setRevoking(null);
  return (
    <DevelopersPage
      title={d.keys}
      lead={d.keysLead}
      actions={
        <Link to="/api" search={{ create: 'yes' } as never}>
          {k.create}
        </Link>
      }
    >
      <Section>
        <Rows
          list={list}
          label={d.keys}
          keyOf={({ id }) => id}
          nothing={<Nothing>{d.noKeys}</Nothing>}
          columns={[
            { head: d.name, cell: ({ name }) => name },
            { head: d.keyPrefix, cell: ({ prefix }) => <code>{prefix}</code> },
            { head: d.owner, cell: ({ owner, kind }) => owner?.name ?? wordOf(kind) },
            { head: d.scopes, cell: ({ scopes }) => scopes.join(', ') },
            {
              head: d.lastUsed,
              look: 'time',
              cell: ({ last_used_at }) => (last_used_at ? moment(last_used_at) : d.never),
            },
            { head: k.lastHour, look: 'figure', cell: ({ calls_last_hour }) => calls_last_hour },
            { head: d.creator, cell: ({ created_by }) => created_by.name },
            {
              head: d.status,
              cell: ({ status }) => (
                <Pill mood={status === 'active' ? 'good' : 'plain'}>{wordOf(status)}</Pill>
              ),
            },
            {
              head: '',
              look: 'actions',
              cell: (key) =>
                key.status === 'active' && <Button onClick={() => setRevoking(key)}>{d.revoke}</Button>,
            },
          ]}
        />
      </Section>
      {revoking && (
        <ConfirmDialog
          title={d.revoke}
          text={d.revokeKey(revoking.name)}
          action={d.revoke}
          busy={revoke.isPending}
          refusal={revoke.error}
          close={close}
          confirm={() => revoke.mutate({ path: { key_id: revoking.id } }, { onSuccess: close })}
        />
      )}
    </DevelopersPage>
  );
}
