import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { WriteButton } from '../../parts/button/WriteButton.tsx';
import { today } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Download } from '../../parts/download/Download.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { FormButtons } from '../../parts/form/FormButtons.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { day, money } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { invoices as s } from '../../texts/invoices.ts';
import { Correct } from './Correct.tsx';

type Invoice = Data<'adminGetInvoice'>;

interface Props {
  id: string;
  /** Shows another invoice in its place. */
  show: (id: string) => void;
  close: () => void;
}

/** An invoice with its lines, its PDF, and the steps that are possible now. */
export function OneInvoice({ id, show, close }: Props) {
  const { data, error } = useCall('adminGetInvoice', { path: { invoice_id: id } });
  const one = data?.data;
  return (
    <Dialog title={one ? s.of(one.number, one.employee.name) : s.title} look="drawer" onClose={close}>
      {error && <RefusalNotice refusal={error} />}
      {!one && !error && <Skeleton rows={8} />}
      {one && (
        <>
          <Facts
            rows={[
              [s.state, one.overdue ? s.overdue : (s.states[one.status] ?? one.status)],
              [s.kind, s.kinds[one.kind] ?? one.kind],
              [s.corrects, one.corrects?.number],
              [s.why, one.correction_reason ?? one.void_reason],
              [s.issued, one.issued_on && day(one.issued_on)],
              [s.due, one.due_on && day(one.due_on)],
              [s.paidOn, one.paid_on && day(one.paid_on)],
              [s.net, money(one.net, one.currency)],
              [s.tax, money(one.tax, one.currency)],
              [s.total, money(one.total, one.currency)],
              [s.owed, one.status === 'issued' ? money(one.open, one.currency) : null],
            ]}
          />
          <Table
            label={s.line}
            rows={one.lines}
            keyOf={(line) => line.id}
            columns={[
              { head: s.line, cell: ({ description }) => description },
              { head: s.quantity, look: 'figure', cell: ({ quantity }) => quantity },
              { head: s.price, look: 'figure', cell: (line) => money(line.unit_price, one.currency) },
            ]}
          />
          {one.number && (
            <Download operation="downloadInvoice" given={{ path: { invoice_id: id } }} type="application/pdf">
              {s.pdf}
            </Download>
          )}
          <Steps key={one.id} invoice={one} show={show} close={close} />
        </>
      )}
    </Dialog>
  );
}

function Steps({ invoice, show, close }: { invoice: Invoice } & Omit<Props, 'id'>) {
  const path = { invoice_id: invoice.id };
  const issue = useWrite('adminIssueInvoice');
  const remove = useWrite('adminDeleteInvoice');
  const [form, setForm] = useState<'edit' | 'pay' | 'void' | 'credit' | 'correct' | null>(null);
  const may = (action: Invoice['allowed_actions'][number]) => invoice.allowed_actions.includes(action);
  const refusal = issue.error ?? remove.error;
  const back = () => setForm(null);
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      {form === null && (
        <div className={layout['buttons']}>
          {may('issue') && (
            <WriteButton look="main" write={issue} given={{ path, body: {} }} done={() => toast(s.issuedNow)}>
              {s.issue}
            </WriteButton>
          )}
          {may('mark_paid') && (
            <Button look="main" onClick={() => setForm('pay')}>
              {s.markPaid}
            </Button>
          )}
          {may('edit') && <Button onClick={() => setForm('edit')}>{s.edit}</Button>}
          {may('correct') && <Button onClick={() => setForm('credit')}>{s.credit}</Button>}
          {may('correct') && <Button onClick={() => setForm('correct')}>{s.correct}</Button>}
          {may('void') && <Button onClick={() => setForm('void')}>{s.void}</Button>}
          {may('delete') && (
            <WriteButton
              look="danger"
              write={remove}
              given={{ path }}
              done={() => {
                toast(s.removed);
                close();
              }}
            >
              {s.remove}
            </WriteButton>
          )}
        </div>
      )}
      {form === 'edit' && (
        <CallDialog operation="adminUpdateInvoice" path={path} record={invoice} title={s.edit} close={back} />
      )}
      {form === 'pay' && <Pay id={invoice.id} back={back} />}
      {form === 'void' && <Void id={invoice.id} back={back} />}
      {form === 'correct' && <Correct invoice={invoice} show={show} back={back} />}
      {form === 'credit' && <Credit id={invoice.id} show={show} back={back} />}
    </>
  );
}

interface StepProps {
  id: string;
  back: () => void;
}

function Pay({ id, back }: StepProps) {
  const write = useWrite('adminMarkInvoicePaid', 'payments');
  return (
    <Form
      label={s.markPaid}
      refusal={write.error}
      onSubmit={(values) =>
        write.mutate(
          {
            path: { invoice_id: id },
            body: {
              paid_on: textOf(values, 'paid_on'),
              reference: textOf(values, 'reference').trim() || null,
            },
          },
          {
            onSuccess() {
              toast(s.paid);
              back();
            },
          },
        )
      }
      actions={<FormButtons text={s.markPaid} busy={write.isPending} cancel={back} />}
    >
      <TextField label={s.paidOn} name="paid_on" type="date" required defaultValue={today()} />
      <TextField label={s.reference} name="reference" maxLength={120} />
    </Form>
  );
}

function Void({ id, back }: StepProps) {
  const write = useWrite('adminVoidInvoice');
  return (
    <Form
      label={s.void}
      refusal={write.error}
      onSubmit={(values) =>
        write.mutate(
          { path: { invoice_id: id }, body: { reason: textOf(values, 'reason').trim() } },
          {
            onSuccess() {
              toast(s.voided);
              back();
            },
          },
        )
      }
      actions={<FormButtons text={s.void} busy={write.isPending} cancel={back} />}
    >
      <TextField label={s.voidReason} name="reason" required maxLength={500} />
    </Form>
  );
}

function Credit({ id, show, back }: StepProps & { show: (id: string) => void }) {
  const write = useWrite('adminCorrectInvoice');
  return (
    <Form
      label={s.credit}
      refusal={write.error}
      onSubmit={(values) =>
        write.mutate(
          {
            path: { invoice_id: id },
            body: { kind: 'credit_note', reason: textOf(values, 'reason').trim() },
          },
          {
            onSuccess({ data }) {
              toast(s.credited);
              show(data.id);
            },
          },
        )
      }
      actions={<FormButtons text={s.credit} busy={write.isPending} cancel={back} />}
    >
      <TextField label={s.creditReason} name="reason" required maxLength={500} />
    </Form>
  );
}
