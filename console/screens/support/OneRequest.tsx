import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { FormButtons } from '../../parts/form/FormButtons.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { choicesOf, textOf } from '../../parts/form/values.ts';
import { hours, moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { support as s } from '../../texts/support.ts';
import { deskStates } from './deskStates.ts';
import { Messages } from './Messages.tsx';
import { useStaff } from './useStaff.ts';

type Ticket = Data<'getTicket'>;

interface Props {
  id: string;
  /** Shows another question in its place. */
  show: (id: string) => void;
  close: () => void;
}

/** A question as those see it who answer: who has it, how urgent it is, what was written. */
export function OneRequest({ id, show, close }: Props) {
  const { data, error } = useCall('getTicket', { path: { ticket_id: id } });
  const one = data?.data;
  const may = (action: Ticket['allowed_actions'][number]) => one?.allowed_actions.includes(action) ?? false;
  return (
    <Dialog title={one?.subject ?? s.desk} look="drawer" onClose={close}>
      {error && <RefusalNotice refusal={error} />}
      {!one && !error && <Skeleton rows={6} />}
      {one && (
        <>
          <Facts
            rows={[
              [s.number, one.number],
              [s.state, deskStates()[one.status] ?? one.status],
              [s.requester, one.requester.name],
              [s.asked, moment(one.created_at)],
              [s.assignee, one.assignee?.name ?? s.nobody],
              [s.priority, s.priorities[one.priority] ?? one.priority],
              [s.category, one.category?.label],
              [s.tags, one.tags?.join(', ')],
              [s.firstReply, one.first_response_seconds === null ? null : hours(one.first_response_seconds)],
              [s.solvedAfter, one.resolution_seconds === null ? null : hours(one.resolution_seconds)],
            ]}
          />
          {one.merged_into && (
            <div>
              <Button onClick={() => show(one.merged_into!)}>{s.mergedInto}</Button>
            </div>
          )}
          <Messages ticket={id} reply={may('reply')} note={may('note')} />
          <Steps key={`${id} ${one.version}`} ticket={one} merge={may('merge')} show={show} />
        </>
      )}
    </Dialog>
  );
}

function Steps({ ticket, merge, show }: { ticket: Ticket; merge: boolean; show: (id: string) => void }) {
  const [form, setForm] = useState<'work' | 'merge' | null>(null);
  const back = () => setForm(null);
  if (form === 'work') return <Work ticket={ticket} back={back} />;
  if (form === 'merge') return <Merge id={ticket.id} show={show} back={back} />;
  const ended = ticket.status === 'closed' || ticket.status === 'merged';
  return (
    <div className={layout['buttons']}>
      {!ended && <Button onClick={() => setForm('work')}>{s.work}</Button>}
      {merge && <Button onClick={() => setForm('merge')}>{s.merge}</Button>}
    </div>
  );
}

/** The states that staff can set by hand. */
const SETTABLE = ['open', 'pending', 'solved'] as const;

function Work({ ticket, back }: { ticket: Ticket; back: () => void }) {
  const update = useWrite('adminUpdateTicket');
  const staff = useStaff();
  const categories = useCall('getList', { path: { list: 'ticket-categories' } }).data?.data ?? [];
  return (
    <Form
      label={s.work}
      refusal={update.error}
      onSubmit={(values) => {
        const text = (name: string) => textOf(values, name);
        const tags = text('tags').split(',');
        update.mutate(
          {
            path: { ticket_id: ticket.id },
            ifMatch: `"${ticket.version}"`,
            body: {
              ...(text('status') !== ticket.status && { status: text('status') as 'open' }),
              assignee_id: text('assignee_id') || null,
              priority: text('priority') as 'low',
              category_id: text('category_id') || null,
              tags: tags.map((tag) => tag.trim()).filter((tag) => tag !== ''),
            },
          },
          {
            onSuccess() {
              toast(s.changedNow);
              back();
            },
          },
        );
      }}
      actions={<FormButtons text={s.work} busy={update.isPending} cancel={back} />}
    >
      <div className={layout['fields']}>
        <SelectField
          label={s.state}
          name="status"
          required
          choices={[...new Set([ticket.status, ...SETTABLE])].map((value) => ({
            value,
            label: deskStates()[value] ?? value,
          }))}
          defaultValue={ticket.status}
        />
        <SelectField
          key={`staff ${staff.length}`}
          label={s.assignee}
          name="assignee_id"
          empty={s.nobody}
          choices={staff}
          defaultValue={ticket.assignee?.id}
        />
        <SelectField
          label={s.priority}
          name="priority"
          required
          choices={choicesOf(s.priorities)}
          defaultValue={ticket.priority}
        />
        <SelectField
          key={`categories ${categories.length}`}
          label={s.category}
          name="category_id"
          empty={s.noCategory}
          choices={categories.map(({ id, label }) => ({ value: id, label }))}
          defaultValue={ticket.category?.id}
        />
      </div>
      <TextField label={s.tags} name="tags" hint={s.tagsHint} defaultValue={ticket.tags?.join(', ')} />
    </Form>
  );
}

function Merge({ id, show, back }: { id: string; show: (id: string) => void; back: () => void }) {
  const merge = useWrite('adminMergeTicket');
  const others = useCall('adminListTickets', { query: { status: ['new', 'open', 'pending'], limit: 100 } });
  return (
    <Form
      label={s.merge}
      refusal={merge.error}
      onSubmit={(values) => {
        const into_ticket_id = textOf(values, 'into_ticket_id');
        merge.mutate(
          { path: { ticket_id: id }, body: { into_ticket_id } },
          {
            onSuccess() {
              toast(s.merged);
              show(into_ticket_id);
            },
          },
        );
      }}
      actions={<FormButtons text={s.merge} busy={merge.isPending} cancel={back} />}
    >
      <p className={layout['muted']}>{s.mergeText}</p>
      <SelectField
        label={s.mergeInto}
        name="into_ticket_id"
        required
        empty=""
        choices={(others.data?.data ?? [])
          .filter((one) => one.id !== id)
          .map((one) => ({ value: one.id, label: `${one.number} · ${one.subject} · ${one.requester.name}` }))}
      />
    </Form>
  );
}
