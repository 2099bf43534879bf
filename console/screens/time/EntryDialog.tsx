import type { Data } from '../../api/call.ts';
import { useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { instantOf, timeOf } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import { t } from '../../texts/index.ts';
import { time as s } from '../../texts/time.ts';
import { entryIn, EntryFields } from './EntryFields.tsx';

interface Props {
  date: string;
  entry: Data<'listTimeEntries'>[number];
  close: () => void;
}

export function EntryDialog({ date, entry, close }: Props) {
  const update = useWrite('updateTimeEntry');
  const remove = useWrite('deleteTimeEntry');
  const done = (text: string) => () => {
    toast(text);
    close();
  };
  const path = { entry_id: entry.id };
  return (
    <Dialog title={s.editEntry} onClose={close}>
      <Form
        label={s.editEntry}
        refusal={update.error ?? remove.error}
        onSubmit={(values) => {
          const { started, ended, ...rest } = entryIn(values);
          const times = { started_at: instantOf(date, started), ended_at: instantOf(date, ended) };
          update.mutate(
            { path, ifMatch: `"${entry.version}"`, body: { ...times, description: null, ...rest } },
            { onSuccess: done(s.saved) },
          );
        }}
        actions={
          <>
            <Button type="submit" look="main" busy={update.isPending}>
              {t.save}
            </Button>
            <Button
              look="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate({ path }, { onSuccess: done(s.removed) })}
            >
              {s.remove}
            </Button>
          </>
        }
      >
        <EntryFields
          from={timeOf(entry.started_at)}
          to={timeOf(entry.ended_at!)}
          breakMinutes={entry.break_minutes}
          what={entry.description}
        />
      </Form>
    </Dialog>
  );
}
