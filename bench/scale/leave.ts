/** Balances of all people of a company, page by page, and the explanation of one. */
import { signIn, type Fixture } from '../fixture.ts';
import { median, startServer } from '../harness.ts';
import { countPostgresCpu } from '../postgres/cpu.ts';
import { addPeople } from './people.ts';
import type { Measure } from './measure.ts';
import { withClient } from '../withClient.ts';

const SIZES = [1_000, 10_000];
const ROUNDS = 3;
const EXPLAINED = 50;

export const leave: Measure = async ({ fixture, env }) => {
  const rows = [];
  let people = 0;
  for (const size of SIZES) {
    await fill(fixture, people, size);
    people = size;
    const server = await startServer('service', env);
    try {
      const base = `http://localhost:${server.port}/api/v1`;
      const headers = { authorization: `Bearer ${await signIn(base, fixture.signIns.admin)}` };
      const ask: Ask = async (path) => {
        const answer = await fetch(`${base}${path}`, { headers });
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
        const { data } = (await answer.json()) as { data: Holder[] };
        return { data, next: answer.headers.get('x-next-cursor') };
      };
      const costs: { people: number; postgres: number; api: number }[] = [];
      for (let round = -1; round < ROUNDS; round += 1) {
        const [had, before] = [countPostgresCpu(fixture.postgresPid), (await server.usage()).cpu];
        const counted = await everybody(ask);
        const api = (await server.usage()).cpu - before;
        if (round >= 0) costs.push({ people: counted, postgres: had(), api });
      }
      const perPerson = (part: 'postgres' | 'api') =>
        median(costs.map((cost) => cost[part] / cost.people)).toFixed(0);
      rows.push({
        what: `balances of all, ${size} people, a person`,
        measured: `${perPerson('postgres')} µs of Postgres, ${perPerson('api')} µs of the service`,
        target: 'the same for 10,000 people as for 1,000',
      });
      if (size === SIZES.at(-1)) rows.push(await explained(fixture, ask));
    } finally {
      server.stop();
    }
  }
  return rows;
};

interface Holder {
  employee: { id: string };
  balances: { policy: { id: string } }[];
}

type Ask = (path: string) => Promise<{ data: Holder[]; next: string | null }>;

/** Reads all pages; returns the number of people. */
async function everybody(ask: Ask): Promise<number> {
  let people = 0;
  for (let more: string | null = ''; more !== null;) {
    const { data, next } = await ask(`/pto/admin/balances/?limit=200${more}`);
    people += data.length;
    more = next && `&cursor=${encodeURIComponent(next)}`;
  }
  return people;
}

async function explained({ postgresPid }: Fixture, ask: Ask) {
  const { data } = await ask(`/pto/admin/balances/?limit=${EXPLAINED}`);
  const costs: number[] = [];
  for (const { employee, balances } of data) {
    const had = countPostgresCpu(postgresPid);
    await ask(`/pto/balance/explain/?employee_id=${employee.id}&policy_id=${balances[0]!.policy.id}`);
    costs.push(had() / 1000);
  }
  return {
    what: 'explanation of a balance',
    measured: `${median(costs).toFixed(2)} ms of Postgres`,
    target: 'under 5 ms',
  };
}

/** Adds people up to this number, each with a grant and a correction in every leave type. */
async function fill({ rawUrl, workspaceId }: Fixture, from: number, to: number): Promise<void> {
  await withClient(rawUrl, async (client) => {
    await addPeople(client, workspaceId, { from, to });
    await client.query(
      `INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, created_by)
       SELECT $1, u.id, p.id, extract(year FROM now()), kind, amount, date_trunc('year', now()), '{"type":"system"}'
         FROM users u, policies p, (VALUES ('grant', 25), ('adjust', 1)) rows (kind, amount)
        WHERE u.workspace_id = $1 AND p.workspace_id = $1 AND p.archived_at IS NULL AND u.email LIKE 'many%'
          AND NOT EXISTS (SELECT FROM leave_ledger l WHERE l.workspace_id = $1 AND l.employee_id = u.id)`,
      [workspaceId],
    );
    await client.query('ANALYZE');
  });
}
