import { useState } from 'react';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Download } from '../../parts/download/Download.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { clockTime, moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { meetings as s } from '../../texts/meetings.ts';
import styles from './Meetings.module.css';

const responses = () =>
  [
    ['accepted', s.accept],
    ['tentative', s.maybe],
    ['declined', s.decline],
  ] as const;

/** A meeting with its people, and the answer of the reader. */
export function OneMeeting({ id, close }: { id: string; close: () => void }) {
  const path = { meeting_id: id };
  const { data, error } = useCall('getMeeting', { path });
  const respond = useWrite('respondMeeting', 'profile');
  const [ending, setEnding] = useState(false);
  const one = data?.data;
  return (
    <Dialog title={one?.title ?? s.title} look="drawer" onClose={close}>
      {error && <RefusalNotice refusal={error} />}
      {!one && !error && <Skeleton rows={8} />}
      {one && (
        <>
          <Facts
            rows={[
              [s.when, `${moment(one.starts_at)} – ${clockTime(one.ends_at)}`],
              [s.where, one.location],
              [
                s.link,
                one.url && (
                  <a key="" href={one.url} target="_blank" rel="noopener noreferrer">
                    {one.url}
                  </a>
                ),
              ],
              [s.who, <Person key="" person={one.organizer} />],
            ]}
          />
          {one.agenda && <p className={styles['agenda']}>{one.agenda}</p>}
          <ul className={layout['list']}>
            {one.attendees.map(({ person, response }) => (
              <li key={person.id} className={layout['item']}>
                <Person person={person} />
                <span className={layout['muted']}>{s.answers[response] ?? response}</span>
              </li>
            ))}
          </ul>
          {respond.error && <RefusalNotice refusal={respond.error} />}
          <div className={layout['buttons']}>
            {one.allowed_actions.includes('respond') &&
              responses().map(([response, label]) => (
                <Button
                  key={response}
                  look={response === 'accepted' ? 'main' : 'plain'}
                  busy={respond.isPending}
                  onClick={() =>
                    respond.mutate({ path, body: { response } }, { onSuccess: () => toast(s.answered) })
                  }
                >
                  {label}
                </Button>
              ))}
            <Download operation="downloadMeetingIcs" given={{ path }}>
              {s.ics}
            </Download>
            {one.allowed_actions.includes('cancel') && !ending && (
              <Button onClick={() => setEnding(true)}>{s.cancel}</Button>
            )}
          </div>
          {ending && <Cancel id={id} close={close} />}
        </>
      )}
    </Dialog>
  );
}

function Cancel({ id, close }: { id: string; close: () => void }) {
  const cancel = useWrite('cancelMeeting', 'profile');
  return (
    <Form
      label={s.cancel}
      refusal={cancel.error}
      onSubmit={(values) => {
        const reason = textOf(values, 'reason').trim();
        cancel.mutate(
          { path: { meeting_id: id }, body: reason === '' ? {} : { reason } },
          {
            onSuccess() {
              toast(s.cancelled);
              close();
            },
          },
        );
      }}
      actions={
        <Button type="submit" look="danger" busy={cancel.isPending}>
          {s.cancel}
        </Button>
      }
    >
      <TextField label={s.reason} name="reason" maxLength={200} />
    </Form>
  );
}
