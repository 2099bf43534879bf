import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useList, useWrite } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { FormButtons } from '../../parts/form/FormButtons.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { money } from '../../parts/formats.ts';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { benefits as s } from '../../texts/benefits.ts';

type Plan = Data<'adminListPlans'>[number];

/** The benefits that people can choose, with what they cost and for whom they are. */
export function Catalogue() {
  const list = useList('adminListPlans', { query: { archived: false, limit: 50 } });
  const [dialog, setDialog] = useState<'add' | { what: 'edit' | 'archive'; plan: Plan } | null>(null);
  const close = () => setDialog(null);
  return (
    <Section title={s.catalogue} actions={<Button onClick={() => setDialog('add')}>{s.add}</Button>}>
      <Rows
        list={list}
        label={s.catalogue}
        keyOf={({ id }) => id}
        nothing={<Nothing>{s.noCatalogue}</Nothing>}
        columns={[
          { head: s.plan, cell: ({ name }) => name },
          { head: s.kind, cell: ({ category }) => s.kinds[category] ?? category },
          {
            head: s.theyPay,
            look: 'figure',
            cell: ({ employee_cost, currency, frequency }) =>
              s.each(money(employee_cost, currency), frequency),
          },
          {
            head: s.companyPays,
            look: 'figure',
            cell: ({ employer_cost, currency, frequency }) =>
              s.each(money(employer_cost, currency), frequency),
          },
          {
            head: s.whom,
            cell: ({ eligible_user_types }) =>
              eligible_user_types.map(({ label }) => label).join(', ') || s.everybody,
          },
          { head: s.waiting, look: 'figure', cell: ({ waiting_days }) => s.days(waiting_days) },
          {
            head: s.needsApproval,
            cell: ({ requires_approval }) => (requires_approval ? s.yes : s.no),
          },
          {
            head: '',
            look: 'actions',
            cell: (plan) => (
              <div className={layout['buttons']}>
                <Button
                  aria-label={`${s.edit}: ${plan.name}`}
                  onClick={() => setDialog({ what: 'edit', plan })}
                >
                  {s.edit}
                </Button>
                <Button
                  aria-label={`${s.archive}: ${plan.name}`}
                  onClick={() => setDialog({ what: 'archive', plan })}
                >
                  {s.archive}
                </Button>
              </div>
            ),
          },
        ]}
      />
      {dialog === 'add' && <CallDialog operation="adminCreatePlan" title={s.add} close={close} />}
      {dialog !== null && dialog !== 'add' && dialog.what === 'edit' && (
        <CallDialog
          operation="adminUpdatePlan"
          path={{ plan_id: dialog.plan.id }}
          record={dialog.plan}
          title={s.edit}
          close={close}
        />
      )}
      {dialog !== null && dialog !== 'add' && dialog.what === 'archive' && (
        <Archive plan={dialog.plan} close={close} />
      )}
    </Section>
  );
}

function Archive({ plan, close }: { plan: Plan; close: () => void }) {
  const archive = useWrite('adminArchivePlan', 'profile');
  const title = s.archiveTitle(plan.name);
  return (
    <Dialog title={title} onClose={close}>
      <Form
        label={title}
        refusal={archive.error}
        onSubmit={(values) => {
          const end_on = textOf(values, 'end_on');
          archive.mutate(
            { path: { plan_id: plan.id }, query: end_on ? { end_on } : {} },
            {
              onSuccess() {
                toast(s.archived);
                close();
              },
            },
          );
        }}
        actions={<FormButtons text={s.archive} look="danger" busy={archive.isPending} cancel={close} />}
      >
        <p className={layout['muted']}>{s.archiveText}</p>
        <TextField label={s.terminateOn} name="end_on" type="date" />
      </Form>
    </Dialog>
  );
}
