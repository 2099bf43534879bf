import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { addDays, today } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { meetings as s } from '../../texts/meetings.ts';

type Slot = Data<'listMeetingSlots'>[number];

/** Times of the next two weeks that colleagues offer. */
export function Slots() {
  const { data, error, refetch } = useCall('listMeetingSlots', {
    query: { from: today(), to: addDays(today(), 14), available: true },
  });
  const [chosen, setChosen] = useState<Slot | null>(null);
  return (
    <Section title={s.slots}>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} />}
      {data?.data.length === 0 && <p className={layout['muted']}>{s.noSlots}</p>}
      {data && data.data.length > 0 && (
        <Table
          label={s.slots}
          rows={data.data.slice(0, 20)}
          keyOf={({ id }) => id}
          columns={[
            { head: s.when, look: 'time', cell: ({ starts_at }) => moment(starts_at) },
            { head: s.host, cell: ({ host }) => host.name },
            {
              head: '',
              look: 'actions',
              cell: (slot) => (
                <Button
                  aria-label={`${s.book}: ${moment(slot.starts_at)}, ${slot.host.name}`}
                  onClick={() => setChosen(slot)}
                >
                  {s.book}
                </Button>
              ),
            },
          ]}
        />
      )}
      {chosen && <Book slot={chosen} close={() => setChosen(null)} />}
    </Section>
  );
}

function Book({ slot, close }: { slot: Slot; close: () => void }) {
  const book = useWrite('bookMeetingSlot', 'profile');
  const key = useWriteKey();
  const title = s.bookTitle(slot.host.name, moment(slot.starts_at));
  return (
    <Dialog title={title} onClose={close}>
      <Form
        label={title}
        refusal={book.error}
        onSubmit={(values) =>
          book.mutate(
            {
              path: { slot_id: slot.id },
              idempotencyKey: key,
              body: { title: textOf(values, 'title').trim() },
            },
            {
              onSuccess() {
                toast(s.booked);
                close();
              },
            },
          )
        }
        actions={
          <Button type="submit" look="main" busy={book.isPending}>
            {s.book}
          </Button>
        }
      >
        <TextField label={s.about} name="title" required maxLength={120} />
      </Form>
    </Dialog>
  );
}
