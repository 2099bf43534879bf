import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { day, days, moment, span } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { timeOff as s } from '../../texts/timeOff.ts';
import { moodOf } from './moods.ts';

type Absence = Data<'getPtoRequest'>;

/** One request: what was decided, its certificate, and what its person may still do. */
export function OneRequest({ id, close }: { id: string; close: () => void }) {
  const { data, error } = useCall('getPtoRequest', { path: { absence_id: id } });
  const one = data?.data;
  return (
    <Dialog title={one?.policy.name ?? s.title} look="drawer" onClose={close}>
      {error && <RefusalNotice refusal={error} />}
      {!one && !error && <Skeleton rows={8} />}
      {one && (
        <>
          <Facts
            rows={[
              [s.days, days(one.start_date, one.end_date)],
              [s.cost, span(one.days, one.unit)],
              [
                s.state,
                <Pill key="" mood={moodOf(one.status)}>
                  {s.states[one.status] ?? one.status}
                </Pill>,
              ],
              [s.note, one.note],
              ...(one.status === 'requested'
                ? [
                    [
                      s.decides,
                      one.approver ? <Person key="" person={one.approver} /> : s.asksAdmins,
                    ] as const,
                  ]
                : []),
              ...one.approvals.map(
                ({ step, reviewer, at }) =>
                  [`${s.decidedBy} ${step}`, `${reviewer?.name ?? '–'}, ${moment(at)}`] as const,
              ),
              [s.answer, one.decision_note],
              [
                s.certificate,
                one.attachment?.filename ??
                  (one.certificate_due_on && s.certificateDue(day(one.certificate_due_on))),
              ],
            ]}
          />
          <Certificate key={one.version} absence={one} />
          {one.allowed_actions.includes('edit') && <Change key={`days ${one.version}`} absence={one} />}
          {one.allowed_actions.includes('cancel') && <Cancel absence={one} />}
        </>
      )}
    </Dialog>
  );
}

const versionOf = ({ version }: Absence): string => `"${version}"`;

function Certificate({ absence }: { absence: Absence }) {
  const put = useWrite('putPtoAttachment');
  return (
    <Form
      label={s.certificate}
      refusal={put.error}
      onSubmit={(values) =>
        put.mutate({ path: { absence_id: absence.id }, body: values }, { onSuccess: () => toast(s.uploaded) })
      }
      actions={
        <Button type="submit" busy={put.isPending}>
          {s.upload}
        </Button>
      }
    >
      <TextField
        label={s.certificate}
        name="file"
        type="file"
        required
        accept="application/pdf,image/jpeg,image/png"
      />
    </Form>
  );
}

function Change({ absence }: { absence: Absence }) {
  const update = useWrite('updatePtoRequest', 'tracking');
  return (
    <Form
      label={s.change}
      refusal={update.error}
      onSubmit={(values) =>
        update.mutate(
          {
            path: { absence_id: absence.id },
            ifMatch: versionOf(absence),
            body: { start_date: textOf(values, 'start_date'), end_date: textOf(values, 'end_date') },
          },
          { onSuccess: () => toast(s.changed) },
        )
      }
      actions={
        <Button type="submit" busy={update.isPending}>
          {s.change}
        </Button>
      }
    >
      <div className={layout['fields']}>
        <TextField
          label={s.firstDay}
          name="start_date"
          type="date"
          required
          defaultValue={absence.start_date}
        />
        <TextField label={s.lastDay} name="end_date" type="date" required defaultValue={absence.end_date} />
      </div>
    </Form>
  );
}

function Cancel({ absence }: { absence: Absence }) {
  const cancel = useWrite('cancelPtoRequest', 'tracking');
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <div>
        <Button onClick={() => setSure(true)}>{s.cancel}</Button>
      </div>
    );
  return (
    <Form
      label={s.cancel}
      refusal={cancel.error}
      onSubmit={(values) => {
        const reason = textOf(values, 'reason').trim();
        cancel.mutate(
          { path: { absence_id: absence.id }, body: reason === '' ? {} : { reason } },
          { onSuccess: () => toast(s.cancelled) },
        );
      }}
      actions={
        <>
          <Button type="submit" look="danger" busy={cancel.isPending}>
            {s.cancel}
          </Button>
          <Button onClick={() => setSure(false)}>{s.keep}</Button>
        </>
      }
    >
      <TextField label={s.reason} name="reason" maxLength={200} />
    </Form>
  );
}
