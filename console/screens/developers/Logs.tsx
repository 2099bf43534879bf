import { useNavigate, useSearch } from '@tanstack/react-router';
import { useList } from '../../api/query.ts';
import { FilterBar } from '../../parts/form/FilterBar.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { moment } from '../../parts/formats.ts';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Pill, type Mood } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { developers as d } from '../../texts/developers.ts';
import { wordChoices, wordOf } from '../../parts/words.ts';
import { t } from '../../texts/index.ts';
import { DevelopersPage } from './DevelopersPage.tsx';

const FILTERS = ['level', 'q'] as const;
const LEVELS = ['debug', 'info', 'warn', 'error', 'fatal'];
const MOODS: Readonly<Record<string, Mood>> = { warn: 'wait', error: 'bad', fatal: 'bad' };

export default function Logs() {
  const search = useSearch({ strict: false }) as Partial<Record<(typeof FILTERS)[number], string>>;
  const navigate = useNavigate();
  const query = Object.fromEntries(FILTERS.map((name) => [name, search[name]]));
  const list = useList('listAppLogs', { query: query as never });
  return (
    <DevelopersPage title={d.logs} lead={d.logsLead}>
      <FilterBar
        names={FILTERS}
        values={search}
        apply={(values) => void navigate({ to: '/developers/logs', search: values as never })}
      >
        <SelectField
          label={d.level}
          name="level"
          empty={d.any}
          choices={wordChoices(LEVELS)}
          defaultValue={search.level}
        />
        <TextField label={t.search} name="q" type="search" defaultValue={search.q} />
      </FilterBar>
      <Section>
        <Rows
          list={list}
          label={d.logs}
          keyOf={({ id }) => id}
          nothing={<Nothing>{d.noLogs}</Nothing>}
          columns={[
            { head: d.at, look: 'time', cell: ({ received_at }) => moment(received_at) },
            {
              head: d.level,
              cell: ({ level }) => <Pill mood={MOODS[level] ?? 'plain'}>{wordOf(level)}</Pill>,
            },
            { head: d.message, cell: ({ message }) => message },
            { head: d.person, cell: ({ user }) => user.name },
            { head: d.client, cell: ({ client }) => client },
          ]}
        />
      </Section>
    </DevelopersPage>
  );
}
