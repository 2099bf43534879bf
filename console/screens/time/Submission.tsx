import { useCall, useWrite } from '../../api/query.ts';
import { useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { monthStart, today } from '../../parts/dates.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Pill, type Mood } from '../../parts/pill/Pill.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { time as s } from '../../texts/time.ts';

const MOODS: Readonly<Record<string, Mood>> = { submitted: 'wait', approved: 'good', returned: 'bad' };

/** The state of the timesheet, where the workspace has timesheets, and the step that its person may take. */
export function Submission({ week }: { week: string }) {
  const period = useMe().workspace.timesheet_period;
  if (period === 'none') return null;
  return <Sheet key={week} from={period === 'month' ? monthStart(week) : week} month={period === 'month'} />;
}

function Sheet({ from, month }: { from: string; month: boolean }) {
  const { data } = useCall('listTimesheets', { query: { from, to: from, limit: 1 } });
  const put = useWrite('putTimesheet', 'profile');
  const sheet = data?.data.find(({ period_start }) => period_start === from);
  const status = sheet?.status ?? 'draft';
  const open = status === 'draft' || status === 'returned';
  const send = (next: 'submitted' | 'draft', text: string) =>
    put.mutate({ path: { period_start: from }, body: { status: next } }, { onSuccess: () => toast(text) });
  if (!data) return null;
  return (
    <div className={layout['buttons']}>
      {put.error && <RefusalNotice refusal={put.error} />}
      {sheet?.decision_note && (
        <span className={layout['muted']}>{s.answer(sheet.reviewer?.name ?? '', sheet.decision_note)}</span>
      )}
      {sheet && <Pill mood={MOODS[status] ?? 'plain'}>{s.states[status] ?? status}</Pill>}
      {open && from <= today() && (
        <Button look="main" busy={put.isPending} onClick={() => send('submitted', s.submitted)}>
          {month ? s.submitMonth : s.submit}
        </Button>
      )}
      {sheet?.allowed_actions.includes('withdraw') && (
        <Button busy={put.isPending} onClick={() => send('draft', s.withdrawn)}>
          {s.withdraw}
        </Button>
      )}
    </div>
  );
}
