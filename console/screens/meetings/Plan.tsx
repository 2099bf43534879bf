import { useCall, useWrite, useWriteKey } from '../../api/query.ts';
import { useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { addDays, instantOf, today } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { CheckField } from '../../parts/form/CheckField.tsx';
import { ChoiceBoxes } from '../../parts/form/ChoiceBoxes.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { chosenOf, textOf } from '../../parts/form/values.ts';
import { readerZone } from '../../parts/formats.ts';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { meetings as s } from '../../texts/meetings.ts';

/** A meeting with colleagues. The refusal names who is busy. */
export function Plan({ close }: { close: () => void }) {
  const me = useMe();
  const team = useCall('listTeamDirectory', { query: { limit: 100 } });
  const create = useWrite('createMeeting', 'profile');
  const key = useWriteKey();
  return (
    <Dialog title={s.plan} onClose={close}>
      <Form
        label={s.plan}
        refusal={create.error}
        onSubmit={(values) => {
          const text = (name: string) => textOf(values, name).trim();
          const [location, url, agenda] = [text('location'), text('url'), text('agenda')];
          create.mutate(
            {
              idempotencyKey: key,
              body: {
                title: text('title'),
                starts_at: instantOf(text('date'), text('starts_at')),
                ends_at: instantOf(text('date'), text('ends_at')),
                timezone: readerZone(),
                attendee_ids: chosenOf(values, 'attendee_ids'),
                allow_conflict: values.get('allow_conflict') !== null,
                ...(location && { location }),
                ...(url && { url }),
                ...(agenda && { agenda }),
              },
            },
            {
              onSuccess() {
                toast(s.planned);
                close();
              },
            },
          );
        }}
        actions={
          <Button type="submit" look="main" busy={create.isPending}>
            {s.plan}
          </Button>
        }
      >
        <TextField label={s.what} name="title" required maxLength={120} />
        <div className={layout['fields']}>
          <TextField
            label={s.date}
            name="date"
            type="date"
            required
            min={today()}
            defaultValue={addDays(today(), 1)}
          />
          <TextField label={s.from} name="starts_at" type="time" required defaultValue="10:00" />
          <TextField label={s.to} name="ends_at" type="time" required defaultValue="10:30" />
        </div>
        <div className={layout['fields']}>
          <TextField label={s.location} name="location" maxLength={120} />
          <TextField label={s.link} name="url" type="url" />
        </div>
        <TextField label={s.agenda} name="agenda" />
        <ChoiceBoxes
          label={s.people}
          name="attendee_ids"
          choices={(team.data?.data ?? [])
            .filter(({ id }) => id !== me.user?.id)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
        <CheckField label={s.allowConflict} name="allow_conflict" />
      </Form>
    </Dialog>
  );
}
