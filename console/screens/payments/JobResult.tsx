import { useEffect } from 'react';
import { queries, useCall } from '../../api/query.ts';
import { money } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { payments as s } from '../../texts/payments.ts';

/** What a job did with each row. It is read again until the job is finished. */
export function JobResult({ id }: { id: string }) {
  const { data, error } = useCall(
    'adminGetPaymentJob',
    { path: { job_id: id } },
    ({ status }) => status !== 'finished',
  );
  const job = data?.data;
  const finished = job?.status === 'finished';
  useEffect(() => {
    if (finished) void queries.invalidateQueries({ queryKey: ['payments'] });
  }, [finished]);
  if (!job) return error ? <RefusalNotice refusal={error} /> : <Skeleton rows={4} />;
  return (
    <div role="status">
      {finished ? (
        <p>
          {job.counts.map(({ outcome, rows }) => `${s.outcomes[outcome] ?? outcome}: ${rows}`).join(' · ')}
        </p>
      ) : (
        <p>
          <progress value={job.done} max={Math.max(1, job.total)} /> {s.progress(job.done, job.total)}
        </p>
      )}
      {job.results.length > 0 && (
        <Table
          label={s.outcome}
          rows={job.results}
          keyOf={({ row }) => row}
          columns={[
            { head: s.person, cell: ({ employee }) => employee?.name },
            {
              head: s.amount,
              look: 'figure',
              cell: ({ amount, currency }) => amount && currency && money(amount, currency),
            },
            { head: s.outcome, cell: ({ outcome }) => s.outcomes[outcome] ?? outcome },
            { head: s.why, cell: ({ detail, code }) => detail ?? code },
          ]}
        />
      )}
    </div>
  );
}
