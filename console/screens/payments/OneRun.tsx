import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { instantOf, today } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Download } from '../../parts/download/Download.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { PasswordField } from '../../parts/form/PasswordField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { day, moment, money } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { payments as s } from '../../texts/payments.ts';
import { JobResult } from './JobResult.tsx';
import { moodOf } from './moods.ts';

type Run = Data<'adminListPaymentRuns'>[number];

/** A run with its approval, its file and its settlement. */
export function OneRun({ id, close }: { id: string; close: () => void }) {
  const { data, error } = useCall('adminListPaymentRuns', { query: { limit: 100 } });
  const run = data?.data.find((one) => one.id === id);
  return (
    <Dialog title={run ? s.run(day(run.pay_on)) : s.runs} look="drawer" onClose={close}>
      {error && <RefusalNotice refusal={error} />}
      {!data && !error && <Skeleton rows={8} />}
      {run && <Details run={run} />}
    </Dialog>
  );
}

function Details({ run }: { run: Run }) {
  const me = useMe();
  const { approval } = run;
  // kept here: the form goes once the run is settled
  const [job, setJob] = useState<string | null>(null);
  const decides = run.status === 'waiting' && run.created_by.id !== me.user?.id;
  return (
    <>
      <Facts
        rows={[
          [
            s.state,
            <Pill key="" mood={moodOf(run.status)}>
              {s.states[run.status] ?? run.status}
            </Pill>,
          ],
          [s.count, run.count],
          [s.total, money(run.total, run.currency)],
          [s.leftOut, run.left_out],
          [s.account, run.account],
          [s.by, `${run.created_by.name}, ${moment(run.created_at)}`],
          ...(approval?.by && approval.at
            ? [[s.approval, s.approvedBy(approval.by.name, moment(approval.at))] as const]
            : []),
          ...(approval?.reason ? [[s.reason, approval.reason] as const] : []),
        ]}
      />
      {decides && <Decide run={run} />}
      {(run.status === 'processing' || run.status === 'completed') && (
        <Download operation="adminDownloadPaymentRun" given={{ path: { run_id: run.id } }}>
          {s.file}
        </Download>
      )}
      {run.status === 'processing' && <Settle run={run} begun={setJob} />}
      {job && <JobResult id={job} />}
    </>
  );
}

function Decide({ run: { id } }: { run: Run }) {
  const approve = useWrite('adminApprovePaymentRun', 'profile');
  const reject = useWrite('adminRejectPaymentRun', 'profile');
  const path = { run_id: id };
  return (
    <>
      <Form
        label={s.approve}
        refusal={approve.error}
        onSubmit={(values) =>
          approve.mutate(
            { path, body: { password: textOf(values, 'password') } },
            { onSuccess: () => toast(s.approved) },
          )
        }
        actions={
          <Button type="submit" look="main" busy={approve.isPending}>
            {s.approve}
          </Button>
        }
      >
        <PasswordField label={s.password} name="password" required autoComplete="current-password" />
      </Form>
      <Form
        label={s.reject}
        refusal={reject.error}
        onSubmit={(values) =>
          reject.mutate(
            { path, body: { reason: textOf(values, 'reason').trim() } },
            { onSuccess: () => toast(s.rejected) },
          )
        }
        actions={
          <Button type="submit" busy={reject.isPending}>
            {s.reject}
          </Button>
        }
      >
        <TextField label={s.reason} name="reason" required maxLength={200} />
      </Form>
    </>
  );
}

function Settle({ run: { id }, begun }: { run: Run; begun: (jobId: string) => void }) {
  const settle = useWrite('adminSettlePaymentRun');
  return (
    <>
      <p className={layout['muted']}>{s.settleText}</p>
      <Form
        label={s.settle}
        refusal={settle.error}
        onSubmit={(values) => {
          const reference = textOf(values, 'reference').trim();
          const paidOn = textOf(values, 'paid_at');
          settle.mutate(
            {
              path: { run_id: id },
              body: {
                outcome: 'completed',
                ...(paidOn < today() && { paid_at: instantOf(paidOn, '12:00') }),
                ...(reference !== '' && { reference }),
              },
            },
            {
              onSuccess({ data }) {
                toast(s.settled);
                begun(data.id);
              },
            },
          );
        }}
        actions={
          <Button type="submit" look="main" busy={settle.isPending}>
            {s.settle}
          </Button>
        }
      >
        <div className={layout['fields']}>
          <TextField
            label={s.paidAt}
            name="paid_at"
            type="date"
            required
            max={today()}
            defaultValue={today()}
          />
          <TextField label={s.reference} name="reference" maxLength={140} />
        </div>
      </Form>
    </>
  );
}
