import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { WriteButton } from '../../parts/button/WriteButton.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { days, money } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { payments as s } from '../../texts/payments.ts';
import { Correct } from './Correct.tsx';

export type Slip = Data<'adminGetPayslip'>;

/** One payslip: published, deleted as a draft, voided, or corrected by another one. */
export function OneSlip({ id, close }: { id: string; close: () => void }) {
  const { data, error } = useCall('adminGetPayslip', { path: { payslip_id: id } });
  const one = data?.data;
  return (
    <Dialog title={one ? s.slipOf(one.employee.name) : s.payslips} look="drawer" onClose={close}>
      {error && <RefusalNotice refusal={error} />}
      {!one && !error && <Skeleton rows={8} />}
      {one && (
        <>
          {one.voided && <p>{s.replacedBecause(one.voided.reason)}</p>}
          <Facts
            rows={[
              [s.month, days(one.period_start, one.period_end)],
              [s.state, s.slipStates[one.voided ? 'voided' : one.status] ?? one.status],
              [s.gross, money(one.gross, one.currency)],
              [s.net, money(one.net, one.currency)],
              ...(one.correction_reason ? [[s.correctReason, one.correction_reason] as const] : []),
            ]}
          />
          <Table
            label={s.line}
            rows={one.lines}
            keyOf={({ code, label }) => `${code} ${label}`}
            columns={[
              { head: s.line, cell: ({ label }) => label },
              { head: s.amount, look: 'figure', cell: (line) => money(line.amount, line.currency) },
            ]}
          />
          <Steps slip={one} close={close} />
        </>
      )}
    </Dialog>
  );
}

function Steps({ slip, close }: { slip: Slip; close: () => void }) {
  const publish = useWrite('adminPublishPayslip');
  const remove = useWrite('adminDeletePayslip');
  const path = { payslip_id: slip.id };
  const live = slip.status === 'published' && !slip.voided;
  const [step, setStep] = useState<'void' | 'correct' | null>(null);
  const refusal = publish.error ?? remove.error;
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      <div className={layout['buttons']}>
        {slip.status === 'draft' && (
          <>
            <WriteButton look="main" write={publish} given={{ path }} done={() => toast(s.publishedOne)}>
              {s.publish}
            </WriteButton>
            <WriteButton
              write={remove}
              given={{ path }}
              done={() => {
                toast(s.removed);
                close();
              }}
            >
              {s.remove}
            </WriteButton>
          </>
        )}
        {live && step === null && (
          <>
            <Button onClick={() => setStep('correct')}>{s.correct}</Button>
            <Button onClick={() => setStep('void')}>{s.void}</Button>
          </>
        )}
      </div>
      {step === 'correct' && live && <Correct slip={slip} close={close} />}
      {step === 'void' && live && <Void id={slip.id} />}
    </>
  );
}

function Void({ id }: { id: string }) {
  const write = useWrite('adminVoidPayslip');
  return (
    <Form
      label={s.void}
      refusal={write.error}
      onSubmit={(values) =>
        write.mutate(
          { path: { payslip_id: id }, body: { reason: textOf(values, 'reason').trim() } },
          { onSuccess: () => toast(s.voided) },
        )
      }
      actions={
        <Button type="submit" look="danger" busy={write.isPending}>
          {s.void}
        </Button>
      }
    >
      <p className={layout['muted']}>{s.voidText}</p>
      <TextField label={s.reason} name="reason" required maxLength={200} />
    </Form>
  );
}
