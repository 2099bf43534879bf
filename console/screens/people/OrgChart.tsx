import { Link } from '@tanstack/react-router';
import type { Data } from '../../api/call.ts';
import { useCall } from '../../api/query.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { people as s } from '../../texts/people.ts';
import styles from './People.module.css';

type Node = Data<'getOrgChart'>[number];

/** Who reports to whom. Each branch can be closed. */
export function OrgChart() {
  const { data, error, refetch } = useCall('getOrgChart', {});
  return (
    <Section title={s.chart}>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={8} />}
      {data?.data.length === 0 && <Nothing>{s.nobody}</Nothing>}
      {data && <Branch nodes={data.data} />}
    </Section>
  );
}

const Branch = ({ nodes }: { nodes: readonly Node[] }) => (
  <ul className={styles['tree']}>
    {nodes.map((one) => (
      <li key={one.id}>
        {one.reports.length === 0 ? (
          <div className={styles['leaf']}>
            <Name node={one} />
          </div>
        ) : (
          <details open>
            <summary>
              <Name node={one} /> <span className={layout['muted']}>· {s.reports(one.reports.length)}</span>
            </summary>
            <Branch nodes={one.reports as Node[]} />
          </details>
        )}
      </li>
    ))}
  </ul>
);

const Name = ({ node: { id, name, job_title } }: { node: Node }) => (
  <>
    <Link to="/people" search={{ open: id, view: 'chart' } as never}>
      {name}
    </Link>{' '}
    {job_title && <span className={layout['muted']}>{job_title}</span>}
  </>
);
