import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useList } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Code } from '../../parts/copy/Code.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { FilterBar } from '../../parts/form/FilterBar.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { moment } from '../../parts/formats.ts';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { developers as d } from '../../texts/developers.ts';
import { DevelopersPage } from './DevelopersPage.tsx';
import { useEventKinds } from './events.ts';

const FILTERS = ['event', 'from', 'to'] as const;

type Event = Data<'listEvents'>[number];

export default function Events() {
  const search = useSearch({ strict: false }) as Partial<Record<(typeof FILTERS)[number], string>>;
  const navigate = useNavigate();
  const kinds = useEventKinds();
  const [open, setOpen] = useState<Event | null>(null);
  const query = Object.fromEntries(FILTERS.map((name) => [name, search[name]]));
  const list = useList('listEvents', { query: query as never });
  return (
    <DevelopersPage title={d.events} lead={d.eventsLead}>
      <FilterBar
        names={FILTERS}
        values={search}
        apply={(values) => void navigate({ to: '/developers/events', search: values as never })}
      >
        <SelectField
          key={kinds.length}
          label={d.event}
          name="event"
          empty={d.any}
          choices={kinds}
          defaultValue={search.event}
        />
        <TextField label={d.from} name="from" type="date" defaultValue={search.from} />
        <TextField label={d.to} name="to" type="date" defaultValue={search.to} />
      </FilterBar>
      <Section>
        <Rows
          list={list}
          label={d.events}
          keyOf={(event) =>
            `${String(event.event)} ${String(event.occurred_at)} ${JSON.stringify(event.data)}`
          }
          nothing={<Nothing>{d.noEvents}</Nothing>}
          columns={[
            { head: d.at, look: 'time', cell: ({ occurred_at }) => moment(String(occurred_at)) },
            {
              head: d.event,
              cell: (event) => (
                <Button look="quiet" onClick={() => setOpen(event)}>
                  {String(event.event)}
                </Button>
              ),
            },
            {
              head: d.actor,
              cell: ({ actor }) => String((actor as { name?: string } | undefined)?.name ?? '–'),
            },
          ]}
        />
      </Section>
      {open && (
        <Dialog title={String(open.event)} onClose={() => setOpen(null)} look="drawer">
          <Code text={JSON.stringify(open, null, 2)} label={d.body} />
        </Dialog>
      )}
    </DevelopersPage>
  );
}
