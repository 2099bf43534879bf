import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useList, useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { useFilters } from '../../parts/form/useFilters.ts';
import { textOf } from '../../parts/form/values.ts';
import { day, money } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Page, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { benefits as s } from '../../texts/benefits.ts';
import { moodOf } from './moods.ts';
import { OneEnrollment } from './OneEnrollment.tsx';
import { useRow } from './useRow.ts';

type Plan = Data<'listBenefitPlans'>[number];

/** What a person has, and what there is to choose from. */
export default function Benefits() {
  return (
    <Page title={s.title}>
      <Yours />
      <Plans />
    </Page>
  );
}

function Yours() {
  const { open, close } = useFilters('/benefits', []);
  const list = useList('listEnrollments', { query: { limit: 20 } });
  const one = useRow(list, open);
  const cancel = useWrite('cancelEnrollment', 'profile');
  const { data: costs } = useCall('getBenefitCosts', {});
  return (
    <Section title={s.yours}>
      {cancel.error && <RefusalNotice refusal={cancel.error} />}
      <Rows
        list={list}
        label={s.yours}
        keyOf={({ id }) => id}
        nothing={<Nothing>{s.none}</Nothing>}
        columns={[
          { head: s.plan, cell: ({ plan, tier }) => (tier ? `${plan.name}, ${tier}` : plan.name) },
          { head: s.from, look: 'time', cell: ({ start_on }) => day(start_on) },
          { head: s.until, look: 'time', cell: ({ end_on }) => end_on && day(end_on) },
          {
            head: s.youPay,
            look: 'figure',
            cell: ({ employee_cost, currency, frequency }) =>
              employee_cost && s.each(money(employee_cost, currency), frequency),
          },
          {
            head: s.state,
            cell: ({ status }) => <Pill mood={moodOf(status)}>{s.states[status] ?? status}</Pill>,
          },
          {
            head: '',
            look: 'actions',
            cell: ({ id, plan, allowed_actions }) =>
              allowed_actions.includes('cancel') && (
                <Button
                  aria-label={`${s.cancel}: ${plan.name}`}
                  busy={cancel.isPending}
                  onClick={() =>
                    cancel.mutate({ path: { enrollment_id: id } }, { onSuccess: () => toast(s.cancelled) })
                  }
                >
                  {s.cancel}
                </Button>
              ),
          },
        ]}
      />
      {open && <OneEnrollment one={one} close={close} />}
      {costs?.data.totals.map(({ frequency, currency, employee_cost, employer_cost }) => (
        <p key={`${frequency} ${currency}`}>
          {s.costs}: {s.youPay} {s.each(money(employee_cost, currency), frequency)} · {s.companyPays}{' '}
          {money(employer_cost, currency)}
        </p>
      ))}
    </Section>
  );
}

function Plans() {
  const { data, error, refetch } = useCall('listBenefitPlans', { query: { limit: 50 } });
  const [chosen, setChosen] = useState<Plan | null>(null);
  return (
    <Section title={s.plans}>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={4} />}
      {data?.data.length === 0 && <Nothing>{s.noPlans}</Nothing>}
      <ul className={layout['cards']}>
        {data?.data.map((plan) => (
          <li key={plan.id} className={layout['card']}>
            <h3>{plan.name}</h3>
            <p>{plan.description}</p>
            <p>
              {s.youPay}: {s.each(money(plan.employee_cost, plan.currency), plan.frequency)}
              <br />
              {s.companyPays}: {s.each(money(plan.employer_cost, plan.currency), plan.frequency)}
            </p>
            {plan.eligibility && !plan.eligibility.eligible ? (
              <p className={layout['muted']}>
                {plan.eligibility.reason === 'waiting_period'
                  ? s.eligibleFrom(day(plan.eligibility.eligible_from))
                  : s.notEligible}
              </p>
            ) : (
              <div>
                <Button aria-label={`${s.enrol}: ${plan.name}`} onClick={() => setChosen(plan)}>
                  {s.enrol}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {chosen && <Enrol plan={chosen} close={() => setChosen(null)} />}
    </Section>
  );
}

function Enrol({ plan, close }: { plan: Plan; close: () => void }) {
  const create = useWrite('createEnrollment', 'profile');
  const key = useWriteKey();
  const title = s.enrolTitle(plan.name);
  return (
    <Dialog title={title} onClose={close}>
      <Form
        label={title}
        refusal={create.error}
        onSubmit={(values) => {
          const [tier, start_on] = [textOf(values, 'tier'), textOf(values, 'start_on')];
          create.mutate(
            {
              idempotencyKey: key,
              body: { plan_id: plan.id, ...(tier && { tier }), ...(start_on && { start_on }) },
            },
            {
              onSuccess({ data: { status } }) {
                toast(status === 'active' ? s.enrolled : s.asked);
                close();
              },
            },
          );
        }}
        actions={
          <Button type="submit" look="main" busy={create.isPending}>
            {s.enrol}
          </Button>
        }
      >
        <p className={layout['muted']}>{plan.requires_approval ? s.approval : s.noApproval}</p>
        <div className={layout['fields']}>
          {plan.tiers.length > 0 && (
            <SelectField
              label={s.tier}
              name="tier"
              required
              choices={plan.tiers.map(({ name, employee_cost }) => ({
                value: name,
                label: `${name}: ${money(employee_cost, plan.currency)}`,
              }))}
            />
          )}
          <TextField label={s.start} name="start_on" type="date" />
        </div>
      </Form>
    </Dialog>
  );
}
