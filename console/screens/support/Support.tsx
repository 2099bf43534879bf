import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useList } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { useSearchField } from '../../parts/form/useSearchField.tsx';
import { moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Page, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { support as s } from '../../texts/support.ts';
import { Ask } from './Ask.tsx';
import { moodOf } from './moods.ts';
import { OneTicket } from './OneTicket.tsx';
import styles from './Support.module.css';

/** Answers first, then one's own questions. */
export default function Support() {
  const { open } = useSearch({ strict: false }) as { open?: string };
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const ask = (
    <Button look="main" onClick={() => setAsking(true)}>
      {s.ask}
    </Button>
  );
  return (
    <Page title={s.title} actions={ask}>
      <Answers />
      <Tickets />
      {asking && <Ask close={() => setAsking(false)} />}
      {open && (
        <OneTicket id={open} close={() => void navigate({ to: '/support/tickets', search: {} as never })} />
      )}
    </Page>
  );
}

function Answers() {
  const { query, field } = useSearchField(s.search);
  const { data, error, refetch } = useCall('listFaqs', { query: { limit: 20, ...query } });
  return (
    <Section title={s.answers}>
      {field}
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={4} />}
      {data?.data.length === 0 && <Nothing>{s.noAnswers}</Nothing>}
      {data?.data.map(({ id, question, answer_md }) => (
        <details key={id}>
          <summary>{question}</summary>
          <p className={styles['answer']}>{answer_md}</p>
        </details>
      ))}
    </Section>
  );
}

function Tickets() {
  const list = useList('listTickets', { query: { limit: 20 } });
  return (
    <Section title={s.tickets}>
      <Rows
        list={list}
        label={s.tickets}
        keyOf={({ id }) => id}
        nothing={<Nothing>{s.noTickets}</Nothing>}
        columns={[
          { head: s.number, look: 'figure', cell: ({ number }) => number },
          { head: s.subject, cell: ({ subject }) => subject },
          {
            head: s.state,
            cell: ({ status }) => <Pill mood={moodOf(status)}>{s.states[status] ?? status}</Pill>,
          },
          { head: s.changed, look: 'time', cell: ({ updated_at }) => moment(updated_at) },
          {
            head: '',
            look: 'actions',
            cell: ({ id, subject }) => (
              <Link to="/support/tickets" search={{ open: id } as never} aria-label={`${s.open}: ${subject}`}>
                {s.open}
              </Link>
            ),
          },
        ]}
      />
    </Section>
  );
}
