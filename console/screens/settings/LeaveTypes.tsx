import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useList, useWrite } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { settings as s } from '../../texts/settings.ts';
import { wordOf } from '../../parts/words.ts';
import { t } from '../../texts/index.ts';
import { SettingsPage } from './SettingsPage.tsx';
import styles from './Settings.module.css';

type Policy = Data<'adminListPolicies'>[number];

export default function LeaveTypes() {
  const list = useList('adminListPolicies', {});
  const archive = useWrite('adminArchivePolicy');
  const [open, setOpen] = useState<Policy | 'new' | null>(null);
  const close = () => setOpen(null);
  const add = (
    <Button look="main" onClick={() => setOpen('new')}>
      {s.addPolicy}
    </Button>
  );
  return (
    <SettingsPage title={s.leaveTypes} lead={s.leaveLead} actions={add}>
      {archive.error && <RefusalNotice refusal={archive.error} />}
      <Section>
        <Rows
          list={list}
          label={s.leaveTypes}
          keyOf={({ id }) => id}
          nothing={<Nothing action={add}>{s.noPolicies}</Nothing>}
          columns={[
            { head: s.name, cell: ({ name }) => name },
            { head: s.perYear, look: 'figure', cell: ({ annual_days }) => annual_days ?? '–' },
            { head: s.unit, cell: ({ unit }) => wordOf(unit) },
            { head: s.approval, cell: ({ requires_approval }) => (requires_approval ? t.yes : t.no) },
            {
              head: '',
              look: 'actions',
              cell: (policy) => (
                <div className={styles['buttons']}>
                  <Button aria-label={`${s.edit}: ${policy.name}`} onClick={() => setOpen(policy)}>
                    {s.edit}
                  </Button>
                  <Button
                    aria-label={`${s.archive}: ${policy.name}`}
                    onClick={() => archive.mutate({ path: { policy_id: policy.id } })}
                  >
                    {s.archive}
                  </Button>
                </div>
              ),
            },
          ]}
        />
      </Section>
      {open === 'new' && <CallDialog operation="adminCreatePolicy" close={close} />}
      {open !== null && open !== 'new' && (
        <CallDialog operation="adminUpdatePolicy" path={{ policy_id: open.id }} record={open} close={close} />
      )}
    </SettingsPage>
  );
}
