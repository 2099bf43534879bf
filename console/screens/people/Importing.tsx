import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { queries, useCall } from '../../api/query.ts';
import type { Refusal } from '../../api/refusal.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { PasswordField } from '../../parts/form/PasswordField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { Notice } from '../../parts/notice/Notice.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Page, Section } from '../../parts/page/Page.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { people as s } from '../../texts/people.ts';
import { hasPower, personsOf, rowsIn, type FileRow, type Import } from './importing.ts';
import { Mend } from './Mend.tsx';
import { useNames } from './useNames.ts';

interface Sending {
  rows: readonly FileRow[];
  dryRun: boolean;
  password: string;
}

/** Many people from a file: what is wrong is shown and mended before anybody is added. */
export default function Importing() {
  const navigate = useNavigate();
  const names = useNames();
  const [rows, setRows] = useState<readonly FileRow[] | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [password, setPassword] = useState('');
  const send = useMutation<string, Refusal, Sending>({
    async mutationFn({ rows, dryRun, password }) {
      const body = { rows: await personsOf(rows, names), ...(password && { password }) };
      const query = dryRun ? { dry_run: true } : { all_or_nothing: true };
      return (await call('importUsers', { query, body })).data.id;
    },
  });
  const { data, error } = useCall(
    'getUserImport',
    send.data ? { path: { import_id: send.data } } : null,
    ({ status }) => status !== 'finished',
  );
  const job = data?.data;
  const finished = job?.status === 'finished' && !send.isPending ? job : null;
  const busy = send.isPending || (send.data !== undefined && finished === null && !error);

  useEffect(() => {
    if (!finished || finished.dry_run || finished.refused > 0) return;
    void queries.invalidateQueries();
    toast(s.imported(finished.created));
    void navigate({ to: '/people' });
  }, [finished]);

  const check = (next: readonly FileRow[], given = password) => {
    setRows(next);
    send.mutate({ rows: next, dryRun: true, password: given });
  };
  const read = async (file: File, given: string) => {
    setUnreadable(false);
    setPassword(given);
    try {
      check(await rowsIn(file), given);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <Page title={s.importing} lead={s.importLead}>
      <Section title={s.file}>
        <Form
          label={s.file}
          refusal={send.error}
          onSubmit={(values) => {
            const file = values.get('file');
            if (file instanceof File && file.size > 0) void read(file, textOf(values, 'password'));
          }}
          actions={
            <Button type="submit" look={rows ? 'plain' : 'main'} busy={busy}>
              {s.checkFile}
            </Button>
          }
        >
          <div className={layout['fields']}>
            <TextField
              label={s.file}
              name="file"
              type="file"
              accept=".csv,text/csv"
              required
              hint={s.fileHint}
            />
            <PasswordField
              label={s.password}
              name="password"
              autoComplete="current-password"
              hint={s.passwordHint}
            />
          </div>
        </Form>
        {unreadable && <Notice look="bad">{s.unreadable}</Notice>}
        {error && <RefusalNotice refusal={error} />}
      </Section>
      {busy && job && (
        <p role="status">
          <progress value={job.done} max={Math.max(1, job.total)} /> {s.progress(job.done, job.total)}
        </p>
      )}
      {rows && finished && (
        <Outcome
          key={finished.id}
          rows={rows}
          job={finished}
          check={check}
          add={() => send.mutate({ rows, dryRun: false, password })}
          needsPassword={rows.some(hasPower) && password === ''}
        />
      )}
    </Page>
  );
}

interface OutcomeProps {
  rows: readonly FileRow[];
  job: Import;
  check: (rows: readonly FileRow[]) => void;
  add: () => void;
  needsPassword: boolean;
}

function Outcome({ rows, job, check, add, needsPassword }: OutcomeProps) {
  const refused = job.results.filter(({ outcome }) => outcome === 'refused');
  return (
    <Section title={s.found}>
      <p role="status">{s.checked(rows.length - refused.length, refused.length)}</p>
      {needsPassword && <Notice look="bad">{s.passwordHint}</Notice>}
      {refused.length > 0 ? (
        <Mend rows={rows} refused={refused} check={check} />
      ) : (
        <div>
          <Button look="main" onClick={add}>
            {s.addAll(rows.length)}
          </Button>
        </div>
      )}
    </Section>
  );
}
