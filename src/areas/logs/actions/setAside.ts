/**
 * Sets old years of the audit trail aside: detaches their partitions, which become tables of their own. Each
 * workspace gets an audit line with the day before which lines were set aside and the position and hash of
 * the last of their links; the check of the chain relies on that line. Links and keys stay.
 */
import { workspaceDb, type Db } from '../../../db/handle.ts';
import { partitionsUntil, setAuditYearAside, whileNothingIsImported } from '../../../db/partitions.ts';
import type { Pool } from '../../../db/pool.ts';
import { listWorkspaceIds } from '../../../db/shared.ts';
import { audit } from '../../../events/audit.ts';
import { systemCall } from '../../../events/writing.ts';
import { findWorkspace } from '../../../workspace/find.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { SET_ASIDE } from '../rules/chain.ts';
import { lastLinkBefore, setAsideUntil, unchainedBefore } from '../store/chain.ts';
import { chainLines } from './chainLines.ts';
import { verifyChain } from './verifyChain.ts';

/** The pool of the service, whose connections sign lines, and the pool of the database's owner. */
interface Pools {
  pool: Pool;
  owner: Pool;
}

/** Days after the end of a year before it can be set aside, so that no transaction still adds lines to it. */
const SETTLED = 31;
const DAY = 86_400_000;

/**
 * Sets aside all years before `year`; returns the names of their tables. If it is interrupted, run it again.
 * @throws Error for the operator: nothing to set aside, a broken chain, or a workspace that is being imported
 */
export const setAside = (pools: Pools, year: number, now: number): Promise<string[]> =>
  whileNothingIsImported(pools.owner, () => setAsideBefore(pools, year, now));

async function setAsideBefore({ pool, owner }: Pools, year: number, now: number): Promise<string[]> {
  const until = `${year}-01-01`;
  if (Date.parse(until) > now - SETTLED * DAY)
    throw new Error(`A year can be set aside ${SETTLED} days after its end.`);
  const ends = await partitionsUntil(owner, 'audit_log', until);
  const last = ends.at(-1);
  if (last === undefined) throw new Error(`The trail has no partition that ended by ${until}.`);

  await chainLines(pool, () => false, { thorough: true });
  const workspaces: { db: Db; workspace: Workspace }[] = [];
  for (const id of await listWorkspaceIds(pool)) {
    const db = workspaceDb(pool, id);
    const workspace = await findWorkspace(db);
    if (workspace) workspaces.push({ db, workspace });
  }
  // checks all workspaces before it writes anything
  for (const { db, workspace } of workspaces) await makeSure(db, workspace, last);
  for (const { db, workspace } of workspaces) await sayIn(db, workspace, last, now);
  // the new lines must be in the chain before the old ones are detached
  await chainLines(pool, () => false);
  for (const each of ends) await setAuditYearAside(owner, each);
  return ends.map((each) => `partitions.audit_log_before_${each.replaceAll('-', '')}`);
}

async function makeSure(db: Db, { slug }: Workspace, day: string): Promise<void> {
  const { firstBreak } = await verifyChain(db);
  if (firstBreak) throw new Error(`The chain of ${slug} is broken; verify-audit says where.`);
  const { rows } = await db.one(unchainedBefore, { day });
  if (rows > 0) throw new Error(`${rows} lines of ${slug} from before ${day} are not in the chain yet.`);
}

async function sayIn(db: Db, workspace: Workspace, day: string, now: number): Promise<void> {
  const [link, said] = [await db.maybe(lastLinkBefore, { day }), await db.maybe(setAsideUntil)];
  if (!link || said?.before === day) return;
  await say(db, { workspace, now }, { ...link, before: day });
}

/**
 * Repeats the line about what was set aside if it is signed with a former key, which will not be known for
 * ever. The new line counts once it is in the chain.
 */
export async function sayAgain(db: Db, workspace: Workspace, now: number): Promise<void> {
  const said = await db.maybe(setAsideUntil);
  if (said && !said.current) await say(db, { workspace, now }, { ...said, hash: said.hash.toString('hex') });
}

const say = (
  db: Db,
  { workspace, now }: { workspace: Workspace; now: number },
  { before, position, hash }: { before: string; position: number; hash: string },
): Promise<void> =>
  db.transaction(async (tx) =>
    audit(systemCall(tx, workspace, now), {
      action: SET_ASIDE,
      resource: 'audit_log',
      id: workspace.id,
      changes: { before: [null, before], position: [null, position], hash: [null, hash] },
    }),
  );
