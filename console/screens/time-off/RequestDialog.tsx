import { useState } from 'react';
import { useCall, useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { addDays, today } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { t } from '../../texts/index.ts';
import { timeOff as s } from '../../texts/timeOff.ts';
import { Preview } from './Preview.tsx';
import { askedIn, type Asked } from './span.ts';

/** Asks for time off. What it costs is shown while it is typed. */
export function RequestDialog({ close }: { close: () => void }) {
  const policies = useCall('listPtoPolicies', {});
  const balances = useCall('getPtoBalance', {});
  const create = useWrite('createPtoRequest', 'tracking', 'profile');
  const key = useWriteKey();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [policyId, setPolicyId] = useState('');
  const [start, setStart] = useState(addDays(today(), 1));
  const [end, setEnd] = useState(start);
  const main = balances.data?.data[0]?.policy.id;
  const find = (wanted: string | undefined) => policies.data?.data.find(({ id }) => id === wanted);
  const policy = find(policyId) ?? find(main) ?? policies.data?.data[0];
  const oneDay = start === end;
  return (
    <Dialog title={s.request} onClose={close}>
      <div
        onChange={({ currentTarget }) =>
          setAsked(askedIn(new FormData(currentTarget.querySelector('form')!)))
        }
      >
        <Form
          refusal={create.error}
          onSubmit={(values) => {
            const body = askedIn(values);
            if (body)
              create.mutate(
                { body, idempotencyKey: key },
                {
                  onSuccess({ data: { status } }) {
                    toast(status === 'approved' ? s.granted : s.sent);
                    close();
                  },
                },
              );
          }}
          actions={
            <>
              <Button type="submit" look="main" busy={create.isPending}>
                {s.send}
              </Button>
              <Button onClick={close}>{t.cancel}</Button>
            </>
          }
        >
          <SelectField
            label={s.policy}
            name="policy_id"
            required
            value={policy?.id ?? ''}
            onChange={({ target }) => setPolicyId(target.value)}
            choices={(policies.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          <div className={layout['fields']}>
            <TextField
              label={s.firstDay}
              name="start_date"
              type="date"
              required
              value={start}
              onChange={({ target }) => {
                setStart(target.value);
                if (target.value > end) setEnd(target.value);
              }}
            />
            <TextField
              label={s.lastDay}
              name="end_date"
              type="date"
              required
              min={start}
              value={end}
              onChange={({ target }) => setEnd(target.value)}
            />
          </div>
          {policy?.unit === 'hour' ? (
            oneDay && (
              <TextField
                label={s.hours}
                name="hours"
                type="number"
                min={0.25}
                step={0.25}
                hint={s.hoursHint}
              />
            )
          ) : policy?.allow_half_days ? (
            <SelectField
              label={s.part}
              name="part"
              required
              choices={
                oneDay
                  ? [
                      { value: 'whole', label: s.whole },
                      { value: 'morning', label: s.morning },
                      { value: 'afternoon', label: s.afternoon },
                    ]
                  : [
                      { value: 'whole', label: s.whole },
                      { value: 'starts_noon', label: s.startsNoon },
                      { value: 'ends_noon', label: s.endsNoon },
                    ]
              }
            />
          ) : null}
          <TextField label={s.note} name="note" maxLength={500} />
          <Preview asked={asked ?? firstOf(policy?.id, start, end)} />
        </Form>
      </div>
    </Dialog>
  );
}

const firstOf = (policy_id: string | undefined, start_date: string, end_date: string): Asked | null =>
  policy_id === undefined ? null : { policy_id, start_date, end_date };
