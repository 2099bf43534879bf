import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useList } from '../../api/query.ts';
import { useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { today } from '../../parts/dates.ts';
import { clockTime, moment } from '../../parts/formats.ts';
import { Nothing, Page, Section } from '../../parts/page/Page.tsx';
import { Pill, type Mood } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { meetings as s } from '../../texts/meetings.ts';
import { OneMeeting } from './OneMeeting.tsx';
import { Plan } from './Plan.tsx';
import { Slots } from './Slots.tsx';

const MOODS: Readonly<Record<string, Mood>> = { accepted: 'good', declined: 'bad', needs_action: 'wait' };

/** Coming meetings, and times of others that can be booked. */
export default function Meetings() {
  const me = useMe();
  const { open } = useSearch({ strict: false }) as { open?: string };
  const navigate = useNavigate();
  const [planning, setPlanning] = useState(false);
  const list = useList('listMeetings', {
    query: { from: today(), status: ['scheduled'], ordering: 'starts_at', limit: 20 },
  });
  const plan = (
    <Button look="main" onClick={() => setPlanning(true)}>
      {s.plan}
    </Button>
  );
  return (
    <Page title={s.title} actions={plan}>
      <Section title={s.coming}>
        <Rows
          list={list}
          label={s.coming}
          keyOf={({ id }) => id}
          nothing={<Nothing action={plan}>{s.none}</Nothing>}
          columns={[
            { head: s.what, cell: ({ title }) => title },
            {
              head: s.when,
              look: 'time',
              cell: ({ starts_at, ends_at }) => `${moment(starts_at)} – ${clockTime(ends_at)}`,
            },
            { head: s.who, cell: ({ organizer }) => organizer.name },
            {
              head: s.answer,
              cell: ({ attendees }) => {
                const own = attendees.find(({ person }) => person.id === me.user?.id);
                return (
                  own && (
                    <Pill mood={MOODS[own.response] ?? 'plain'}>
                      {s.answers[own.response] ?? own.response}
                    </Pill>
                  )
                );
              },
            },
            {
              head: '',
              look: 'actions',
              cell: ({ id, title }) => (
                <Link to="/meetings" search={{ open: id } as never} aria-label={`${s.open}: ${title}`}>
                  {s.open}
                </Link>
              ),
            },
          ]}
        />
      </Section>
      <Slots />
      {planning && <Plan close={() => setPlanning(false)} />}
      {open && <OneMeeting id={open} close={() => void navigate({ to: '/meetings', search: {} as never })} />}
    </Page>
  );
}
