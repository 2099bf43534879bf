/** Reports about many people: how long a month takes, and how much memory the process needs. */
import { signIn } from '../fixture.ts';
import { median, startServer } from '../harness.ts';
import type { Measure } from './measure.ts';
import { addPeople } from './people.ts';
import { withClient } from '../withClient.ts';

const SIZES = [1_000, 10_000];
const MONTH = { from: '2024-03-01', to: '2024-03-31' };
const TIMES = 5;
const MB = 1024 * 1024;

export const reports: Measure = async ({ fixture, env }) => {
  const rows = [];
  let people = 0;
  for (const size of SIZES) {
    await add(fixture, people, size);
    people = size;
    const server = await startServer('service', env, ['--expose-gc']);
    try {
      const base = `http://localhost:${server.port}/api/v1`;
      const token = await signIn(base, fixture.signIns.admin);
      const query = new URLSearchParams(MONTH).toString();
      const calls = {
        'team report by day': `/tracking/reports/team/?${query}`,
        'team report by person': `/tracking/reports/team/?group_by=employee&${query}`,
        'a page of 200 of their overtime': `/tracking/overtime/?limit=200&${query}`,
      };
      for (const [name, path] of Object.entries(calls)) {
        const took: number[] = [];
        const before = (await server.usage()).rss;
        for (let time = 0; time < TIMES; time += 1) {
          const began = performance.now();
          const answer = await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${token}` } });
          await answer.arrayBuffer();
          if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
          took.push(performance.now() - began);
        }
        const more = ((await server.usage()).rss - before) / MB;
        rows.push({
          what: `${name}, a month, ${size} people in the company, each with 42 entries`,
          measured: `${median(took).toFixed(0)} ms, ${Math.max(0, more).toFixed(0)} MB more afterwards`,
          target: size === 1_000 ? 'under 300 ms' : 'paged, memory bounded',
        });
      }
    } finally {
      server.stop();
    }
  }
  return rows;
};

/** Adds people up to this number, each with a contract and two entries on every weekday of the month. */
async function add(
  { rawUrl, workspaceId }: { rawUrl: string; workspaceId: string },
  from: number,
  to: number,
): Promise<void> {
  return withClient(rawUrl, async (client) => {
    await addPeople(client, workspaceId, { from, to });
    await client.query(
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source, no_overlap)
       SELECT $1, u.id, day + hour * interval '1 hour', day + (hour + 4) * interval '1 hour', 'Europe/Berlin', 'manual', false
         FROM generate_series('${MONTH.from}'::timestamptz, '${MONTH.to}'::timestamptz, '1 day') day, (VALUES (8), (13)) hours (hour), users u
        WHERE extract(isodow FROM day) < 6 AND u.workspace_id = $1 AND u.email LIKE 'many%'
          AND NOT EXISTS (SELECT FROM time_entries t WHERE t.workspace_id = $1 AND t.employee_id = u.id)`,
      [workspaceId],
    );
    await client.query('ANALYZE');
  });
}
