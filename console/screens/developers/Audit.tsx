import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useList } from '../../api/query.ts';
import type { Refusal } from '../../api/refusal.ts';
import { Button } from '../../parts/button/Button.tsx';
import { FilterBar } from '../../parts/form/FilterBar.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { moment } from '../../parts/formats.ts';
import { Notice } from '../../parts/notice/Notice.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { PersonField } from '../../parts/person/PersonField.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { wordChoices, wordOf } from '../../parts/words.ts';
import { developers as d } from '../../texts/developers.ts';
import { AuditEntry } from './AuditEntry.tsx';
import { AuditExport } from './AuditExport.tsx';
import { DevelopersPage } from './DevelopersPage.tsx';

const FILTERS = ['actor_id', 'source', 'action', 'resource_type', 'key_prefix', 'from', 'to'] as const;

type Search = Partial<Record<(typeof FILTERS)[number] | 'open', string>>;

const SOURCES = ['dashboard', 'app', 'api', 'assistant', 'system'];

export default function Audit() {
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  const go = (next: Search) => void navigate({ to: '/developers/audit', search: next as never });
  const [exporting, setExporting] = useState(false);
  const query = Object.fromEntries(FILTERS.map((name) => [name, search[name]]));
  const list = useList('listAuditTrail', { query: query as never });
  return (
    <DevelopersPage
      title={d.audit}
      lead={d.auditLead}
      actions={<Button onClick={() => setExporting(true)}>{d.export}</Button>}
    >
      <Verify />
      <FilterBar names={FILTERS} values={search} apply={(values) => go(values as Search)}>
        <PersonField label={d.actor} name="actor_id" empty={d.any} value={search.actor_id} />
        <SelectField
          label={d.source}
          name="source"
          empty={d.any}
          choices={wordChoices(SOURCES)}
          defaultValue={search.source}
        />
        <TextField label={d.action} name="action" defaultValue={search.action} />
        <TextField label={d.kind} name="resource_type" defaultValue={search.resource_type} />
        <TextField label={d.keyPrefix} name="key_prefix" defaultValue={search.key_prefix} />
        <TextField label={d.from} name="from" type="date" defaultValue={search.from} />
        <TextField label={d.to} name="to" type="date" defaultValue={search.to} />
      </FilterBar>
      <Section>
        <Rows
          list={list}
          label={d.audit}
          keyOf={({ id }) => id}
          nothing={<Nothing>{d.noLines}</Nothing>}
          columns={[
            { head: d.at, look: 'time', cell: ({ at }) => moment(at) },
            {
              head: d.line,
              cell: ({ id, line }) => (
                <Link to="/developers/audit" search={{ ...search, open: id } as never} resetScroll={false}>
                  {line}
                </Link>
              ),
            },
            { head: d.actor, cell: ({ actor }) => actor.name },
            {
              head: d.source,
              cell: ({ source, ip }) => [wordOf(source), ip].filter(Boolean).join(' · '),
            },
          ]}
        />
      </Section>
      {search.open && (
        <AuditEntry id={search.open} close={() => go({ ...search, open: undefined } as never)} />
      )}
      {exporting && <AuditExport close={() => setExporting(false)} />}
    </DevelopersPage>
  );
}

type Verified = { rows: number; broken: { position: number; reason: string } | null };

/** Recomputes the chain on demand, because it reads every line. */
function Verify() {
  const [state, setState] = useState<{ busy: boolean; result?: Verified; refusal?: Refusal }>({
    busy: false,
  });
  const verify = async () => {
    setState({ busy: true });
    try {
      const { data } = await call('verifyAuditTrail', {});
      setState({ busy: false, result: { rows: data.rows, broken: data.first_break } });
    } catch (error) {
      setState({ busy: false, refusal: error as Refusal });
    }
  };
  const { result, refusal, busy } = state;
  return (
    <>
      <div>
        <Button busy={busy} onClick={() => void verify()}>
          {d.verify}
        </Button>
      </div>
      {refusal && <RefusalNotice refusal={refusal} />}
      {result && (
        <Notice look={result.broken ? 'bad' : 'good'}>
          {result.broken ? d.broken(result.broken.position, result.broken.reason) : d.intact(result.rows)}
        </Notice>
      )}
    </>
  );
}
