import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { instantOf, timeOf, today } from '../../parts/dates.ts';
import { Form } from '../../parts/form/Form.tsx';
import { hours, weekDay } from '../../parts/formats.ts';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { time as s } from '../../texts/time.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { entryIn, EntryFields } from './EntryFields.tsx';
import styles from './Time.module.css';

type Entry = Data<'listTimeEntries'>[number];

interface Props {
  date: string;
  entries: readonly Entry[];
  /** What the service counts for the day. */
  row: { worked_seconds: number; expected_seconds: number } | undefined;
}

export function Day({ date, entries, row }: Props) {
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Entry | null>(null);
  return (
    <li className={styles['day']} data-today={date === today() || undefined}>
      <strong>{weekDay(date)}</strong>
      <div className={styles['entries']}>
        {entries.map((one) => (
          <OneEntry key={one.id} entry={one} edit={() => setEdited(one)} />
        ))}
        {adding ? (
          <NewEntry date={date} after={entries.at(-1)?.ended_at ?? null} close={() => setAdding(false)} />
        ) : (
          <div>
            <Button
              look="quiet"
              className={styles['add'] ?? ''}
              aria-label={s.addOn(weekDay(date))}
              onClick={() => setAdding(true)}
            >
              {s.add}
            </Button>
          </div>
        )}
      </div>
      <div className={styles['figure']}>
        {hours(row?.worked_seconds ?? 0)}{' '}
        <span className={layout['muted']}>/ {hours(row?.expected_seconds ?? 0)}</span>
      </div>
      {edited && <EntryDialog date={date} entry={edited} close={() => setEdited(null)} />}
    </li>
  );
}

function OneEntry({ entry, edit }: { entry: Entry; edit: () => void }) {
  const what = entry.description || s.noWhat;
  const to = entry.ended_at === null ? s.running : timeOf(entry.ended_at);
  return (
    <div className={styles['entry']}>
      <time dateTime={entry.started_at}>
        {timeOf(entry.started_at)}–{to}
      </time>
      <span className={entry.description ? undefined : layout['muted']}>{what}</span>
      {entry.locked ? (
        <span className={layout['muted']}>{s.locked}</span>
      ) : (
        entry.ended_at !== null && (
          <Button look="quiet" aria-label={`${s.edit}: ${timeOf(entry.started_at)}, ${what}`} onClick={edit}>
            {s.edit}
          </Button>
        )
      )}
    </div>
  );
}

/** Typed in place: Enter saves, and the next entry begins where this one ends. */
function NewEntry({ date, after, close }: { date: string; after: string | null; close: () => void }) {
  const create = useWrite('createTimeEntry');
  return (
    <div className={styles['new']} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <Form
        label={s.addOn(weekDay(date))}
        refusal={create.error}
        onSubmit={(values) => {
          const { started, ended, ...rest } = entryIn(values);
          create.mutate(
            { body: { started_at: instantOf(date, started), ended_at: instantOf(date, ended), ...rest } },
            {
              onSuccess() {
                toast(s.saved);
                close();
              },
            },
          );
        }}
        actions={
          <>
            <Button type="submit" look="main" busy={create.isPending}>
              {s.add}
            </Button>
          </>
        }
      >
        <EntryFields from={after === null ? '09:00' : timeOf(after)} />
      </Form>
    </div>
  );
}
