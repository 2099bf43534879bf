import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useList } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { days, span } from '../../parts/formats.ts';
import { Nothing, Page, Section } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { timeOff as s } from '../../texts/timeOff.ts';
import { Balances } from './Balances.tsx';
import { Month } from './Month.tsx';
import { moodOf } from './moods.ts';
import { OneRequest } from './OneRequest.tsx';
import { RequestDialog } from './RequestDialog.tsx';

/** A person's balances, requests and calendar. */
export default function TimeOff() {
  const { open } = useSearch({ strict: false }) as { open?: string };
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const list = useList('listPtoRequests', {
    query: { ordering: '-start_date', include_total: true, limit: 20 },
  });
  const ask = (
    <Button look="main" onClick={() => setAsking(true)}>
      {s.request}
    </Button>
  );
  return (
    <Page title={s.title} actions={ask}>
      <Balances />
      <Section title={s.requests}>
        <Rows
          list={list}
          label={s.requests}
          keyOf={({ id }) => id}
          nothing={<Nothing action={ask}>{s.noRequests}</Nothing>}
          columns={[
            { head: s.policy, cell: ({ policy }) => policy.name },
            { head: s.days, look: 'time', cell: (one) => days(one.start_date, one.end_date) },
            { head: s.cost, look: 'figure', cell: (one) => span(one.days, one.unit) },
            {
              head: s.state,
              cell: ({ status }) => <Pill mood={moodOf(status)}>{s.states[status] ?? status}</Pill>,
            },
            {
              head: '',
              look: 'actions',
              cell: ({ id, policy, start_date }) => (
                <Link
                  to="/time-off"
                  search={{ open: id } as never}
                  aria-label={`${s.open}: ${policy.name}, ${start_date}`}
                >
                  {s.open}
                </Link>
              ),
            },
          ]}
        />
      </Section>
      <Month />
      {asking && <RequestDialog close={() => setAsking(false)} />}
      {open && <OneRequest id={open} close={() => void navigate({ to: '/time-off', search: {} as never })} />}
    </Page>
  );
}
