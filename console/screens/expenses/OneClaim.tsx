import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useFileAddress } from '../../api/fileAddress.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { ConfirmDialog } from '../../parts/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { day, money, moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { scaled } from '../../parts/photo.ts';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { expenses as s } from '../../texts/expenses.ts';
import { moodOf } from './moods.ts';
import styles from './Expenses.module.css';

type Claim = Data<'getExpense'>;

/** One claim with its receipts, and what its person may still do. */
export function OneClaim({ id, close }: { id: string; close: () => void }) {
  const { data, error } = useCall('getExpense', { path: { expense_id: id } });
  const one = data?.data;
  return (
    <Dialog title={one?.title ?? s.claim} look="drawer" onClose={close}>
      {error && <RefusalNotice refusal={error} />}
      {!one && !error && <Skeleton rows={8} />}
      {one && (
        <>
          <Facts rows={factsOf(one)} />
          <Table
            label={s.items}
            rows={one.items}
            keyOf={(item) => item.id}
            columns={[
              { head: s.spentOn, look: 'time', cell: (item) => day(item.spent_on) },
              { head: s.category, cell: (item) => item.category.label },
              {
                head: s.merchant,
                cell: (item) =>
                  item.merchant ??
                  item.description ??
                  (item.receipt_required && one.receipts.length === 0 ? s.needsReceipt : s.kinds[item.kind]),
              },
              { head: s.amount, look: 'figure', cell: (item) => money(item.amount, one.currency) },
              {
                head: s.approved,
                look: 'figure',
                cell: (item) =>
                  item.approved_amount === null ? '–' : money(item.approved_amount, one.currency),
              },
            ]}
          />
          <Receipts claim={one} />
          <Steps claim={one} close={close} />
        </>
      )}
    </Dialog>
  );
}

const factsOf = (one: Claim) => [
  [
    s.state,
    <Pill key="" mood={moodOf(one.status)}>
      {s.states[one.status] ?? one.status}
    </Pill>,
  ] as const,
  [s.amount, money(one.amount, one.currency)] as const,
  ...(one.payout_amount === null
    ? []
    : [[s.payout, money(one.payout_amount, one.payout_currency!)] as const]),
  ...(one.status === 'submitted'
    ? [[s.decides, one.approver ? <Person key="" person={one.approver} /> : s.admins] as const]
    : []),
  ...(one.reviewer
    ? [[s.decidedBy, `${one.reviewer.name}${one.reviewed_at ? `, ${moment(one.reviewed_at)}` : ''}`] as const]
    : []),
  ...(one.decision_note ? [[s.answer, one.decision_note] as const] : []),
];

function Receipts({ claim }: { claim: Claim }) {
  const upload = useWrite('uploadReceipt');
  const open = claim.status === 'draft' || claim.status === 'denied';
  return (
    <>
      <h3>{s.receipts}</h3>
      {claim.receipts.length === 0 && <p className={layout['muted']}>{s.noReceipts}</p>}
      <ul className={styles['receipts']}>
        {claim.receipts.map((one) => (
          <li key={one.id}>
            <Receipt claim={claim.id} receipt={one} />
          </li>
        ))}
      </ul>
      {open && (
        <Form
          label={s.addReceipt}
          refusal={upload.error}
          onSubmit={(values) => {
            const file = values.get('file');
            if (!(file instanceof File) || file.size === 0) return;
            void scaled(file).then((small) => {
              const body = new FormData();
              body.set('file', small);
              upload.mutate({ path: { expense_id: claim.id }, body }, { onSuccess: () => toast(s.added) });
            });
          }}
          actions={
            <Button type="submit" busy={upload.isPending}>
              {s.addReceipt}
            </Button>
          }
        >
          <TextField
            key={claim.receipts.length}
            label={s.receipt}
            name="file"
            type="file"
            required
            accept="image/*,application/pdf"
          />
        </Form>
      )}
    </>
  );
}

function Receipt({ claim, receipt }: { claim: string; receipt: Claim['receipts'][number] }) {
  const address = useFileAddress(`/api/v1/reimbursements/${claim}/receipts/${receipt.id}/`);
  const isPicture = receipt.content_type.startsWith('image/');
  return (
    <a href={address} target="_blank" rel="noopener">
      {isPicture && address ? <img src={address} alt={receipt.filename} /> : receipt.filename}
    </a>
  );
}

function Steps({ claim, close }: { claim: Claim; close: () => void }) {
  const submit = useWrite('submitExpense', 'profile');
  const remove = useWrite('deleteExpense');
  const [sure, setSure] = useState(false);
  const path = { expense_id: claim.id };
  return (
    <>
      {submit.error && <RefusalNotice refusal={submit.error} />}
      <div className={layout['buttons']}>
        {claim.allowed_actions.includes('submit') && (
          <Button
            look="main"
            busy={submit.isPending}
            onClick={() => submit.mutate({ path }, { onSuccess: () => toast(s.submitted) })}
          >
            {s.submit}
          </Button>
        )}
        {claim.allowed_actions.includes('delete') && (
          <Button onClick={() => setSure(true)}>{s.delete}</Button>
        )}
      </div>
      {sure && (
        <ConfirmDialog
          title={s.delete}
          text={s.deleteText(claim.title)}
          action={s.delete}
          busy={remove.isPending}
          refusal={remove.error}
          close={() => setSure(false)}
          confirm={() =>
            remove.mutate(
              { path },
              {
                onSuccess() {
                  toast(s.deleted);
                  close();
                },
              },
            )
          }
        />
      )}
    </>
  );
}
