import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useList, useWrite } from '../../api/query.ts';
import { useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { ConfirmDialog } from '../../parts/dialog/ConfirmDialog.tsx';
import { moment } from '../../parts/formats.ts';
import { Nothing, Page, Section } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { wordOf } from '../../parts/words.ts';
import { keys as k } from '../../texts/keys.ts';
import { Connect } from './Connect.tsx';
import { CreateKey } from './CreateKey.tsx';
import { EditKey } from './EditKey.tsx';
import type { Key } from './KeyFields.tsx';
import { RotateKey } from './RotateKey.tsx';
import styles from './Api.module.css';

type Open = { what: 'edit' | 'rotate' | 'revoke'; key: Key } | { what: 'create' } | null;

/** The person's own keys, and how to connect an assistant with one. */
export default function Api() {
  const { workspace } = useMe();
  const list = useList('listApiKeys', {});
  const { create: asked } = useSearch({ strict: false }) as { create?: string };
  const [open, setOpen] = useState<Open>(asked ? { what: 'create' } : null);
  const close = () => setOpen(null);
  const revoke = useWrite('revokeApiKey');
  const create = (
    <Button look="main" onClick={() => setOpen({ what: 'create' })}>
      {k.create}
    </Button>
  );
  return (
    <Page title={k.title} lead={k.lead} actions={create}>
      <Section title={k.yourKeys}>
        <Rows
          list={list}
          label={k.yourKeys}
          keyOf={({ id }) => id}
          nothing={<Nothing action={create}>{k.noKeys}</Nothing>}
          columns={[
            { head: k.name, cell: ({ name }) => name },
            { head: k.prefix, cell: ({ prefix }) => <code>{prefix}</code> },
            { head: k.scopes, cell: ({ scopes }) => <MayDo scopes={scopes} /> },
            {
              head: k.lastUsed,
              look: 'time',
              cell: ({ last_used_at }) => (last_used_at ? moment(last_used_at) : k.never),
            },
            { head: k.lastHour, look: 'figure', cell: ({ calls_last_hour }) => calls_last_hour },
            {
              head: k.status,
              cell: ({ status }) => (
                <Pill mood={status === 'active' ? 'good' : 'plain'}>{wordOf(status)}</Pill>
              ),
            },
            {
              head: '',
              look: 'actions',
              cell: (key) =>
                key.status === 'active' && (
                  <div className={styles['buttons']}>
                    {(['edit', 'rotate', 'revoke'] as const).map((what) => (
                      <Button
                        key={what}
                        aria-label={`${k[what]}: ${key.name}`}
                        onClick={() => setOpen({ what, key })}
                      >
                        {k[what]}
                      </Button>
                    ))}
                  </div>
                ),
            },
          ]}
        />
      </Section>
      <Limits plan={workspace.plan} />
      <Connect />
      {open?.what === 'create' && <CreateKey close={close} />}
      {open?.what === 'edit' && <EditKey known={open.key} close={close} />}
      {open?.what === 'rotate' && <RotateKey keyId={open.key.id} close={close} />}
      {open?.what === 'revoke' && (
        <ConfirmDialog
          title={k.revoke}
          text={k.revokeKey(open.key.name)}
          action={k.revoke}
          busy={revoke.isPending}
          refusal={revoke.error}
          close={close}
          confirm={() => revoke.mutate({ path: { key_id: open.key.id } }, { onSuccess: close })}
        />
      )}
    </Page>
  );
}

/** Scopes in people's words. */
function MayDo({ scopes }: { scopes: Key['scopes'] }) {
  const known = useCall('listScopes', {}).data?.data ?? [];
  return (
    <details>
      <summary>{k.permissions(scopes.length)}</summary>
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>{known.find((one) => one.scope === scope)?.grants ?? scope}</li>
        ))}
      </ul>
    </details>
  );
}

/** Calls a minute for a key of this plan (the service's published limits). */
const KEY_LIMITS: Readonly<Record<string, number>> = {
  starter: 120,
  pilot: 120,
  managed: 600,
  self_hosted: 1200,
  reseller: 600,
};

function Limits({ plan }: { plan: string }) {
  const limit = KEY_LIMITS[plan];
  return (
    <Section title={k.limits}>
      <p>{k.plan(plan.replace('_', ' '))}</p>
      {limit !== undefined && <p>{k.limitOfKeys(limit, 60)}</p>}
    </Section>
  );
}
