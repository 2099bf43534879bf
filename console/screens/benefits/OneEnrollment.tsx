import type { ReactNode } from 'react';
import type { Data } from '../../api/call.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { day, money } from '../../parts/formats.ts';
import { Skeleton } from '../../parts/page/Page.tsx';
import { benefits as s } from '../../texts/benefits.ts';

export type Enrollment = Data<'adminListEnrollments'>[number];

interface Props {
  /** Undefined until it is found in its list. */
  one: Enrollment | undefined;
  close: () => void;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A person's benefit: what it costs whom, since when, and who decided it. */
export function OneEnrollment({ one, close, children }: Props) {
  const each = (amount: string | null) => one && amount && s.each(money(amount, one.currency), one.frequency);
  return (
    <Dialog title={one ? s.of(one.plan.name, one.employee.name) : s.title} look="drawer" onClose={close}>
      {!one && <Skeleton rows={8} />}
      {one && (
        <>
          <Facts
            rows={[
              [s.state, s.states[one.status] ?? one.status],
              [s.tier, one.tier],
              [s.from, day(one.start_on)],
              [s.until, one.end_on && day(one.end_on)],
              [s.theyPay, each(one.employee_cost)],
              [s.companyPays, each(one.employer_cost)],
              [s.changes, one.cost_changes.map((change) => day(change.effective_on)).join(', ') || null],
              [s.dependents, one.dependents.map(({ name }) => name).join(', ') || null],
              [s.decidedBy, one.reviewer?.name],
              [s.note, one.decision_note],
            ]}
          />
          {children}
        </>
      )}
    </Dialog>
  );
}
