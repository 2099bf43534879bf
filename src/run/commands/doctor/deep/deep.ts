/** `doctor --deep`: looks for what was lost, workspace by workspace. */
import { verifyChain } from '../../../../areas/logs/actions/verifyChain.ts';
import type { Db } from '../../../../db/handle.ts';
import { createBucket, type Bucket } from '../../../../files/bucket.ts';
import { filesBucket, type Config } from '../../../config/index.ts';
import { withWorkspaces } from '../../operator.ts';
import { lossesInBucket } from './bucket.ts';
import { CHECKS } from './checks.ts';
import { lossesOf } from './lossCheck.ts';

/** Losses of a kind that are printed; further ones are counted. */
const SHOWN = 100;

export interface Deep {
  /** Only this workspace. */
  slug: string | undefined;
  /** Goes on after this workspace, by slug. */
  after: string | undefined;
  /** Prints a loss, or that a workspace is done. */
  say(state: 'wrong' | 'ok' | 'note', about: string, text: string): void;
}

/** Returns the number of losses. */
export async function findLosses(config: Config, { slug, after, say }: Deep): Promise<number> {
  const options = filesBucket(config);
  const bucket = options && createBucket(options);
  let losses = 0;
  try {
    await withWorkspaces(config, slug, async (found) => {
      const inOrder = found.toSorted((a, b) => (a.workspace.slug < b.workspace.slug ? -1 : 1));
      for (const { db, workspace } of inOrder) {
        if (after !== undefined && workspace.slug <= after) continue;
        let here = 0;
        for (const kind of kindsOf(db, bucket))
          here += await sayAll(kind, (text) => say('wrong', workspace.slug, text));
        if (here === 0) say('ok', workspace.slug, 'nothing was lost.');
        losses += here;
      }
    });
  } finally {
    bucket?.close();
  }
  return losses;
}

/** Says the losses of a kind; returns their number. */
async function sayAll([name, losses]: Kind, say: (text: string) => void): Promise<number> {
  let count = 0;
  for await (const loss of losses) {
    count += 1;
    if (count <= SHOWN) say(`${loss}.`);
  }
  if (count > SHOWN) say(`And ${count - SHOWN} more of ${name}.`);
  return count;
}

type Kind = [name: string, losses: AsyncGenerator<string>];

function* kindsOf(db: Db, bucket: Bucket | null): Generator<Kind> {
  for (const check of CHECKS) yield [check.name, lossesOf(db, check)];
  if (bucket) yield ['the bucket', lossesInBucket(db, bucket)];
  yield ['the audit trail', breaksOf(db)];
}

async function* breaksOf(db: Db): AsyncGenerator<string> {
  const { firstBreak, waiting } = await verifyChain(db);
  if (firstBreak) yield `the audit trail is broken at ${firstBreak.position} (${firstBreak.reason})`;
  if (waiting.altered > 0) yield `${waiting.altered} lines of the audit trail were changed while they wait`;
}
