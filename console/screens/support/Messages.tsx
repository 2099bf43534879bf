import { useCall, useWrite } from '../../api/query.ts';
import { CheckField } from '../../parts/form/CheckField.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import { support as s } from '../../texts/support.ts';
import styles from './Support.module.css';

/** What was written about a question, oldest first, and the reply to it. Staff can write notes for one another. */
export function Messages({ ticket, reply, note }: { ticket: string; reply: boolean; note: boolean }) {
  const path = { ticket_id: ticket };
  const { data, error } = useCall('listTicketMessages', {
    path,
    query: { ordering: 'created_at', limit: 100 },
  });
  const write = useWrite('createTicketMessage');
  return (
    <>
      {error && <RefusalNotice refusal={error} />}
      <ul className={styles['messages']}>
        {data?.data.map((message) => (
          <li key={message.id} className={styles['message']}>
            <Person person={message.author} />
            <p>{message.body}</p>
            <span className={styles['muted']}>
              {message.internal && <Pill>{s.internal}</Pill>}{' '}
              <time dateTime={message.created_at}>{moment(message.created_at)}</time>
            </span>
          </li>
        ))}
      </ul>
      {reply && (
        <Form
          key={data?.data.length}
          label={s.reply}
          refusal={write.error}
          onSubmit={(values) => {
            const internal = values.has('internal');
            write.mutate(
              { path, body: { body: textOf(values, 'body').trim(), ...(internal && { internal }) } },
              { onSuccess: () => toast(internal ? s.noted : s.replied) },
            );
          }}
          actions={
            <Button type="submit" look="main" busy={write.isPending}>
              {s.reply}
            </Button>
          }
        >
          <TextField label={s.reply} name="body" required maxLength={5000} />
          {note && <CheckField label={s.asNote} name="internal" hint={s.asNoteHint} />}
        </Form>
      )}
    </>
  );
}
