import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useList } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { day } from '../../parts/formats.ts';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { wordOf } from '../../parts/words.ts';
import { settings as s } from '../../texts/settings.ts';
import { SettingsPage } from './SettingsPage.tsx';
import styles from './Settings.module.css';

type Trial = Data<'listPilots'>[number];

const ACTIONS = { extend: 'extendPilot', convert: 'convertPilot', end: 'endPilot' } as const;

type Action = keyof typeof ACTIONS;

export default function Trials() {
  const list = useList('listPilots', {});
  const [open, setOpen] = useState<{ action: Action; trial: Trial } | 'new' | null>(null);
  const close = () => setOpen(null);
  const add = (
    <Button look="main" onClick={() => setOpen('new')}>
      {s.addTrial}
    </Button>
  );
  const can = (trial: Trial) =>
    (Object.keys(ACTIONS) as Action[]).filter((action) => trial.allowed_actions.includes(action));
  return (
    <SettingsPage title={s.trials} lead={s.trialsLead} actions={add}>
      <Section>
        <Rows
          list={list}
          label={s.trials}
          keyOf={({ id }) => id}
          nothing={<Nothing action={add}>{s.noTrials}</Nothing>}
          columns={[
            { head: s.name, cell: ({ workspace_name }) => workspace_name },
            { head: s.host, cell: ({ host }) => host },
            { head: s.admin, cell: ({ admin_email }) => admin_email },
            { head: s.ends, look: 'time', cell: ({ ends_on }) => day(ends_on) },
            { head: s.status, cell: ({ status }) => <Pill>{wordOf(status)}</Pill> },
            {
              head: '',
              look: 'actions',
              cell: (trial) => (
                <div className={styles['buttons']}>
                  {can(trial).map((action) => (
                    <Button
                      key={action}
                      aria-label={`${s[action]}: ${trial.workspace_name}`}
                      onClick={() => setOpen({ action, trial })}
                    >
                      {s[action]}
                    </Button>
                  ))}
                </div>
              ),
            },
          ]}
        />
      </Section>
      {open === 'new' && <CallDialog operation="createPilot" close={close} />}
      {open !== null && open !== 'new' && (
        <CallDialog
          operation={ACTIONS[open.action]}
          path={{ pilot_id: open.trial.id }}
          record={open.trial}
          close={close}
        />
      )}
    </SettingsPage>
  );
}
