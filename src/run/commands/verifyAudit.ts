/** `npm run audit:verify`: verifies the chain of the audit trail, of all workspaces or one. */
import { readFileSync } from 'node:fs';
import { verifyChain, type Verified } from '../../areas/logs/actions/verifyChain.ts';
import { anchorOf, anchorsIn, compareAnchor, type Anchor } from '../../areas/logs/rules/anchor.ts';
import { hashAt } from '../../areas/logs/store/chain.ts';
import { workspaceDb, type Db } from '../../db/handle.ts';
import { createPool } from '../../db/pool.ts';
import { listWorkspaceIds } from '../../db/shared.ts';
import { auditKeyOf } from '../../events/auditKey.ts';
import { findWorkspace } from '../../workspace/find.ts';
import { defineCommand } from './command.ts';
import { required } from './required.ts';

export const command = defineCommand({
  secretCompared: 'never',
  options: {
    workspace: { value: 'SLUG', does: 'of this workspace; by default of all' },
    expect: { value: 'POSITION:HASH', does: 'a link that was noted earlier; needs --workspace' },
    'expect-from': {
      value: 'FILE',
      does: 'a log of the worker, whose last "audit trail: head" lines are compared',
    },
  },
  more: `Whether the newest lines were cut off shows only against a note from outside the database. The worker writes one into its log
each hour; keep that log where the administrators of the database cannot change it.`,
  async run({ workspace = null, expect, 'expect-from': file }, { config, say }) {
    const databaseUrl = required(config.databaseDirectUrl, 'DATABASE_URL');
    const anchors = expectedAnchors(workspace, expect, file);
    const auditKey = config.appSecret && auditKeyOf(config.appSecret);
    if (!(await verifyAudit(databaseUrl, workspace, say, { auditKey, anchors }))) process.exitCode = 1;
  },
});

/** @throws Error with a sentence for the operator */
function expectedAnchors(
  slug: string | null,
  expect: string | undefined,
  file: string | undefined,
): Anchor[] {
  const anchors = file === undefined ? [] : anchorsIn(readFileSync(file, 'utf8'));
  if (file !== undefined && anchors.length === 0)
    throw new Error(`${file} contains no line "audit trail: head".`);
  if (expect === undefined) return anchors;
  if (slug === null) throw new Error('--expect needs --workspace: positions are those of one workspace.');
  const anchor = anchorOf(slug, expect);
  if (!anchor) throw new Error('--expect is a position, a colon and 64 hexadecimal digits.');
  return [...anchors, anchor];
}

/**
 * Prints a line per workspace; returns whether all are intact and reach their anchors. With `auditKey`, a line
 * that says what was set aside is accepted only if its signature is right.
 * @throws Error if there is no workspace with this slug, or none of an anchor
 */
export async function verifyAudit(
  databaseUrl: string,
  slug: string | null,
  say: (line: string) => void,
  { auditKey, anchors = [] }: { auditKey?: string | undefined; anchors?: readonly Anchor[] } = {},
): Promise<boolean> {
  const pool = createPool({
    url: databaseUrl,
    size: 1,
    ...(auditKey && { auditKey }),
    onIdleError: () => undefined,
  });
  let intact = true;
  const missing = new Set([...(slug === null ? anchors.map((one) => one.workspace) : [slug])]);
  try {
    for (const id of await listWorkspaceIds(pool)) {
      const db = workspaceDb(pool, id);
      const workspace = await findWorkspace(db);
      if (!workspace || (slug !== null && workspace.slug !== slug)) continue;
      missing.delete(workspace.slug);
      const problems = await problemsWith(
        db,
        anchors.filter((one) => one.workspace === workspace.slug),
      );
      const found = await verifyChain(db);
      intact &&= found.firstBreak === null && found.waiting.altered === 0 && problems.length === 0;
      say(`${workspace.slug}: ${[...problems, ...inWords(found)].join(', ')}`);
    }
  } finally {
    await pool.end();
  }
  for (const one of missing) throw new Error(`There is no workspace ${one}.`);
  return intact;
}

async function problemsWith(db: Db, anchors: readonly Anchor[]): Promise<string[]> {
  const problems: string[] = [];
  for (const anchor of anchors) {
    const found = compareAnchor(anchor, (await db.maybe(hashAt, anchor)) ?? null);
    if (found === 'cut') problems.push(`CUT before ${anchor.position}, which was noted earlier`);
    if (found === 'rewritten')
      problems.push(`REWRITTEN at ${anchor.position}, whose hash was ${anchor.hash}`);
  }
  return problems;
}

function inWords({ rows, firstBreak, head, waiting, asideBefore }: Verified): string[] {
  const upTo =
    head === null ? 'nothing is in the chain' : `intact up to ${head.position} ${head.hash.toString('hex')}`;
  return [
    ...(firstBreak === null
      ? []
      : [
          `BROKEN at ${firstBreak.position} (${firstBreak.reason}${firstBreak.entry_id === null ? '' : `, entry ${firstBreak.entry_id}`})`,
        ]),
    upTo,
    `${rows} entries compared`,
    `${waiting.rows} not chained yet`,
    ...(waiting.altered > 0 ? [`${waiting.altered} of them CHANGED or not signed by this installation`] : []),
    ...(asideBefore === null ? [] : [`set aside before ${asideBefore}`]),
  ];
}
