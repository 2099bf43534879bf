import { useState } from 'react';
import { useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { today } from '../../parts/dates.ts';
import { Form } from '../../parts/form/Form.tsx';
import { FormButtons } from '../../parts/form/FormButtons.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { benefits as s } from '../../texts/benefits.ts';
import type { Enrollment } from './OneEnrollment.tsx';

/** The steps of an enrollment that an admin can take now. */
export function Decide({ one }: { one: Enrollment }) {
  const [form, setForm] = useState<'approve' | 'decline' | 'terminate' | null>(null);
  const approve = useWrite('approveEnrollment', 'profile');
  const decline = useWrite('declineEnrollment', 'profile');
  const terminate = useWrite('terminateEnrollment', 'profile');
  const path = { enrollment_id: one.id };
  const back = () => setForm(null);
  const done = (text: string) => ({ onSuccess: () => toast(text) });
  const may = (action: Enrollment['allowed_actions'][number]) => one.allowed_actions.includes(action);
  if (form === 'approve')
    return (
      <Form
        label={s.approve}
        refusal={approve.error}
        onSubmit={(values) => {
          const start_on = textOf(values, 'start_on');
          approve.mutate({ path, body: start_on === one.start_on ? {} : { start_on } }, done(s.approved));
        }}
        actions={<FormButtons text={s.approve} busy={approve.isPending} cancel={back} />}
      >
        <TextField label={s.from} name="start_on" type="date" required defaultValue={one.start_on} />
      </Form>
    );
  if (form === 'decline')
    return (
      <Form
        label={s.decline}
        refusal={decline.error}
        onSubmit={(values) =>
          decline.mutate({ path, body: { reason: textOf(values, 'reason').trim() } }, done(s.declined))
        }
        actions={<FormButtons text={s.decline} look="danger" busy={decline.isPending} cancel={back} />}
      >
        <TextField label={s.declineReason} name="reason" required maxLength={500} />
      </Form>
    );
  if (form === 'terminate')
    return (
      <Form
        label={s.terminate}
        refusal={terminate.error}
        onSubmit={(values) => {
          const reason = textOf(values, 'reason').trim();
          terminate.mutate(
            { path, body: { end_on: textOf(values, 'end_on'), ...(reason && { reason }) } },
            done(s.terminated),
          );
        }}
        actions={<FormButtons text={s.terminate} look="danger" busy={terminate.isPending} cancel={back} />}
      >
        <TextField label={s.terminateOn} name="end_on" type="date" required defaultValue={today()} />
        <TextField label={s.note} name="reason" maxLength={500} />
      </Form>
    );
  return (
    <div className={layout['buttons']}>
      {may('approve') && (
        <Button look="main" onClick={() => setForm('approve')}>
          {s.approve}
        </Button>
      )}
      {may('decline') && <Button onClick={() => setForm('decline')}>{s.decline}</Button>}
      {may('terminate') && <Button onClick={() => setForm('terminate')}>{s.terminate}</Button>}
    </div>
  );
}
