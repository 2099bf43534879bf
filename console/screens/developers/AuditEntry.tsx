import { useCall } from '../../api/query.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { wordOf } from '../../parts/words.ts';
import { developers as d } from '../../texts/developers.ts';

/** One line of the trail, with what changed. */
export function AuditEntry({ id, close }: { id: string; close: () => void }) {
  const { data, error, refetch } = useCall('getAuditEntry', { path: { entry_id: id } });
  const one = data?.data;
  return (
    <Dialog title={one?.line ?? d.line} onClose={close} look="drawer">
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!one && !error && <Skeleton />}
      {one && (
        <>
          <Facts
            rows={[
              [d.at, moment(one.at)],
              [d.actor, `${one.actor.name} <${one.actor.email}>`],
              [d.source, [wordOf(one.source), one.key_prefix, one.ip].filter(Boolean).join(' · ')],
            ]}
          />
          {Object.keys(one.changes).length > 0 && (
            <Table
              label={d.changes}
              rows={Object.entries(one.changes)}
              keyOf={([name]) => name}
              columns={[
                { head: d.changes, cell: ([name]) => name },
                { head: d.before, cell: ([, [before]]) => written(before) },
                { head: d.after, cell: ([, values]) => written(values[1]) },
              ]}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

const written = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
