import { useState } from 'react';
import { fileAddress } from '../../api/fileAddress.ts';
import { useList, useWrite } from '../../api/query.ts';
import type { Refusal } from '../../api/refusal.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { ConfirmDialog } from '../../parts/dialog/ConfirmDialog.tsx';
import { bytes, moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { saveAddress } from '../../parts/saveFile.ts';
import { Rows } from '../../parts/table/Rows.tsx';
import { settings as s } from '../../texts/settings.ts';
import { wordOf } from '../../parts/words.ts';
import { t } from '../../texts/index.ts';
import { SettingsPage } from './SettingsPage.tsx';
import styles from './Settings.module.css';

export default function Exports() {
  const list = useList('listExports', {}, ({ status }) => status === 'queued' || status === 'running');
  const remove = useWrite('deleteExport');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const download = (export_id: string) =>
    fileAddress(`/api/v1/platform/exports/${export_id}/download/`).then(saveAddress, setRefusal);
  const add = (
    <Button look="main" onClick={() => setAdding(true)}>
      {s.addExport}
    </Button>
  );
  return (
    <SettingsPage title={s.exports} lead={s.exportsLead} actions={add}>
      {refusal && <RefusalNotice refusal={refusal} />}
      <Section>
        <Rows
          list={list}
          label={s.exports}
          keyOf={({ id }) => id}
          nothing={<Nothing action={add}>{s.noExports}</Nothing>}
          columns={[
            { head: s.created, look: 'time', cell: ({ created_at }) => moment(created_at) },
            { head: s.by, cell: ({ requested_by }) => requested_by.name },
            {
              head: s.status,
              cell: ({ status, progress }) =>
                status === 'running' ? (
                  <progress value={progress} max={100} aria-label={s.status}>
                    {progress} %
                  </progress>
                ) : (
                  <Pill mood={status === 'ready' ? 'good' : status === 'failed' ? 'bad' : 'plain'}>
                    {wordOf(status)}
                  </Pill>
                ),
            },
            { head: s.size, look: 'figure', cell: ({ size }) => (size === null ? '–' : bytes(size)) },
            {
              head: s.expires,
              look: 'time',
              cell: ({ expires_at }) => (expires_at ? moment(expires_at) : '–'),
            },
            {
              head: '',
              look: 'actions',
              cell: ({ id, status }) => (
                <div className={styles['buttons']}>
                  {status === 'ready' && <Button onClick={() => void download(id)}>{t.download}</Button>}
                  <Button onClick={() => setRemoving(id)}>{s.remove}</Button>
                </div>
              ),
            },
          ]}
        />
      </Section>
      {adding && <CallDialog operation="createExport" close={() => setAdding(false)} />}
      {removing !== null && (
        <ConfirmDialog
          title={s.remove}
          text={s.removeExport}
          action={s.remove}
          busy={remove.isPending}
          refusal={remove.error}
          close={() => setRemoving(null)}
          confirm={() =>
            remove.mutate({ path: { export_id: removing } }, { onSuccess: () => setRemoving(null) })
          }
        />
      )}
    </SettingsPage>
  );
}
