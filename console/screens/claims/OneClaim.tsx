import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { WriteButton } from '../../parts/button/WriteButton.tsx';
import { today } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { FileLink } from '../../parts/download/FileLink.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { FormButtons } from '../../parts/form/FormButtons.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { day, money, moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { claims as s } from '../../texts/claims.ts';

type Claim = Data<'adminGetExpense'>;

/** A claim with its items as accounting needs them, its receipts, and the steps that are possible now. */
export function OneClaim({ id, close }: { id: string; close: () => void }) {
  const { data, error } = useCall('adminGetExpense', { path: { expense_id: id } });
  const one = data?.data;
  return (
    <Dialog title={one?.title ?? s.claim} look="drawer" onClose={close}>
      {error && <RefusalNotice refusal={error} />}
      {!one && !error && <Skeleton rows={8} />}
      {one && (
        <>
          <Facts
            rows={[
              [s.person, <Person key="" person={one.employee} />],
              [s.state, s.states[one.status] ?? one.status],
              [s.amount, money(one.amount, one.currency)],
              [s.payout, one.payout_amount && money(one.payout_amount, one.payout_currency ?? one.currency)],
              [
                s.decidedBy,
                one.reviewer &&
                  `${one.reviewer.name}${one.reviewed_at ? `, ${moment(one.reviewed_at)}` : ''}`,
              ],
              [s.answer, one.decision_note],
            ]}
          />
          <Items claim={one} />
          <h3>{s.receipts}</h3>
          {one.receipts.length === 0 && <p className={layout['muted']}>{s.noReceipts}</p>}
          <ul className={layout['list']}>
            {one.receipts.map((receipt) => (
              <li key={receipt.id}>
                <FileLink
                  path={`/api/v1/reimbursements/${id}/receipts/${receipt.id}/`}
                  name={receipt.filename}
                />
              </li>
            ))}
          </ul>
          <Steps claim={one} />
        </>
      )}
    </Dialog>
  );
}

const Items = ({ claim }: { claim: Claim }) => (
  <Table
    label={s.what}
    rows={claim.items}
    keyOf={({ id }) => id}
    columns={[
      { head: s.spentOn, look: 'time', cell: (item) => day(item.spent_on) },
      { head: s.what, cell: (item) => item.merchant ?? item.description ?? item.category.label },
      { head: s.costCentre, cell: (item) => item.cost_centre?.label },
      {
        head: s.vat,
        look: 'figure',
        cell: (item) => item.vat.map(({ tax }) => money(tax, claim.currency)).join(', '),
      },
      { head: s.amount, look: 'figure', cell: (item) => money(item.amount, claim.currency) },
      {
        head: s.approved,
        look: 'figure',
        cell: (item) => item.approved_amount && money(item.approved_amount, claim.currency),
      },
    ]}
  />
);

function Steps({ claim }: { claim: Claim }) {
  const path = { expense_id: claim.id };
  const approve = useWrite('approveExpense', 'profile');
  const deny = useWrite('denyExpense', 'profile');
  const pay = useWrite('markExpensePaid', 'payments');
  const [form, setForm] = useState<'deny' | 'pay' | null>(null);
  const may = (action: Claim['allowed_actions'][number]) => claim.allowed_actions.includes(action);
  const back = () => setForm(null);
  const done = (text: string) => ({
    onSuccess() {
      toast(text);
      back();
    },
  });
  return (
    <>
      {approve.error && <RefusalNotice refusal={approve.error} />}
      {form === null && (
        <div className={layout['buttons']}>
          {may('approve') && (
            <WriteButton
              look="main"
              write={approve}
              given={{ path, body: {} }}
              done={() => toast(s.approvedNow)}
            >
              {s.approve}
            </WriteButton>
          )}
          {may('deny') && <Button onClick={() => setForm('deny')}>{s.deny}</Button>}
          {may('mark_paid') && <Button onClick={() => setForm('pay')}>{s.markPaid}</Button>}
        </div>
      )}
      {form === 'deny' && (
        <Form
          label={s.deny}
          refusal={deny.error}
          onSubmit={(values) =>
            deny.mutate({ path, body: { reason: textOf(values, 'reason').trim() } }, done(s.denied))
          }
          actions={<FormButtons text={s.deny} busy={deny.isPending} cancel={back} />}
        >
          <TextField label={s.reason} name="reason" required maxLength={500} />
        </Form>
      )}
      {form === 'pay' && (
        <Form
          label={s.markPaid}
          refusal={pay.error}
          onSubmit={(values) =>
            pay.mutate(
              {
                path,
                body: {
                  paid_on: textOf(values, 'paid_on'),
                  reference: textOf(values, 'reference').trim() || null,
                },
              },
              done(s.paid),
            )
          }
          actions={<FormButtons text={s.markPaid} busy={pay.isPending} cancel={back} />}
        >
          <TextField label={s.paidOn} name="paid_on" type="date" required defaultValue={today()} />
          <TextField label={s.reference} name="reference" maxLength={120} />
        </Form>
      )}
    </>
  );
}
