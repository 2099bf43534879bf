import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { branding } from '../../api/branding.ts';
import { useCall, useList } from '../../api/query.ts';
import { Download } from '../../parts/download/Download.tsx';
import { Bars } from '../../parts/chart/Bars.tsx';
import { FilterBar } from '../../parts/form/FilterBar.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { duration, moment } from '../../parts/formats.ts';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { wordChoices, wordOf } from '../../parts/words.ts';
import { t } from '../../texts/index.ts';
import { developers as d } from '../../texts/developers.ts';
import { DevelopersPage } from './DevelopersPage.tsx';
import { OneDelivery } from './OneDelivery.tsx';
import { isUnderWay, MOODS } from './moods.ts';
import { useEventKinds } from './events.ts';

const STATUSES = ['pending', 'retrying', 'held', 'delivered', 'failed'];

const FILTERS = ['webhook_id', 'status', 'event', 'response_code', 'from', 'to'] as const;

type Search = Partial<Record<(typeof FILTERS)[number] | 'open' | 'of', string>>;

export default function Deliveries() {
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  const go = (next: Search) => void navigate({ to: '/developers/deliveries', search: next as never });
  const query = Object.fromEntries(FILTERS.map((name) => [name, search[name]])) as never;
  const given = { query: { ...(query as object), include_total: true } as never };
  const list = useList('listDeliveries', given, isUnderWay);
  const kinds = useEventKinds();
  const webhooks = useCall('listWebhooks', {}).data?.data ?? [];
  return (
    <DevelopersPage
      title={d.deliveries}
      actions={
        <>
          <Download operation="listDeliveries" given={{ query }} type="text/csv">
            {t.downloadCsv}
          </Download>
          {branding.temporalUi && (
            <a href={branding.temporalUi} target="_blank" rel="noreferrer">
              {d.temporalUi}
            </a>
          )}
        </>
      }
    >
      <Outcomes webhookId={search.webhook_id} />
      <FilterBar names={FILTERS} values={search} apply={(values) => go(values as Search)}>
        <SelectField
          label={d.webhook}
          name="webhook_id"
          empty={d.any}
          choices={webhooks.map(({ id, url }) => ({ value: id, label: url }))}
          defaultValue={search.webhook_id}
          key={webhooks.length}
        />
        <SelectField
          label={d.status}
          name="status"
          empty={d.any}
          choices={wordChoices(STATUSES)}
          defaultValue={search.status}
        />
        <SelectField
          label={d.event}
          name="event"
          empty={d.any}
          choices={kinds}
          defaultValue={search.event}
          key={`events ${kinds.length}`}
        />
        <TextField
          label={d.code}
          name="response_code"
          inputMode="numeric"
          defaultValue={search.response_code}
        />
        <TextField label={d.from} name="from" type="date" defaultValue={search.from} />
        <TextField label={d.to} name="to" type="date" defaultValue={search.to} />
      </FilterBar>
      <Section>
        <Rows
          list={list}
          label={d.deliveries}
          keyOf={({ id }) => id}
          nothing={<Nothing>{d.noDeliveries}</Nothing>}
          columns={[
            { head: d.at, look: 'time', cell: ({ created_at }) => moment(created_at) },
            {
              head: d.event,
              cell: ({ id, event, webhook }) => (
                <Link
                  to="/developers/deliveries"
                  search={{ ...search, open: id, of: webhook.id } as never}
                  resetScroll={false}
                >
                  {event}
                </Link>
              ),
            },
            { head: d.webhook, cell: ({ webhook }) => webhook.url },
            {
              head: d.status,
              cell: ({ status }) => <Pill mood={MOODS[status] ?? 'plain'}>{wordOf(status)}</Pill>,
            },
            { head: d.answer, look: 'figure', cell: ({ response_code }) => response_code ?? '–' },
            {
              head: d.took,
              look: 'figure',
              cell: ({ duration_ms }) => (duration_ms === null ? '–' : duration(duration_ms)),
            },
            { head: d.attempts, look: 'figure', cell: ({ attempt_count }) => attempt_count },
          ]}
        />
      </Section>
      {search.open && search.of && (
        <OneDelivery
          webhookId={search.of}
          deliveryId={search.open}
          close={() => go({ ...search, open: undefined, of: undefined } as never)}
        />
      )}
    </DevelopersPage>
  );
}

/** How the deliveries of the last day ended. */
function Outcomes({ webhookId }: { webhookId: string | undefined }) {
  const { data } = useCall('countDeliveries', {
    query: { hours: 24, ...(webhookId && { webhook_id: webhookId }) },
  });
  const hours = data?.data ?? [];
  return (
    <Section>
      <Bars
        label={d.byHour}
        series={[
          { name: d.delivered, mood: 'good' },
          { name: d.open, mood: 'wait' },
          { name: d.failed, mood: 'bad' },
        ]}
        bars={hours.map(({ starts_at, delivered, open, failed }) => ({
          name: moment(starts_at),
          values: [delivered, open, failed],
        }))}
      />
    </Section>
  );
}
