/** `npm run import -- --file ARCHIVE --host HOST [--slug SLUG]`: imports an exported workspace. */
import { randomBytes } from 'node:crypto';
import { openReset } from '../../areas/auth/actions/openReset.ts';
import { adminsOfWorkspace } from '../../areas/auth/store/oneTimeTokens.ts';
import { dropTerms } from '../../areas/platform/actions/applyTerms.ts';
import { workspaceDb } from '../../db/handle.ts';
import { createPool } from '../../db/pool.ts';
import { auditKeyOf } from '../../events/auditKey.ts';
import { arrive } from '../../exports/arrive.ts';
import { refused, type Manifest } from '../../exports/read.ts';
import { exportedByArea } from '../../generated/exported.ts';
import type { AppSecret } from '../../secrets/keyring.ts';
import { createSealer } from '../../secrets/sealed.ts';
import { findWorkspace } from '../../workspace/find.ts';
import { hostProblem, slugProblem } from '../../workspace/names.ts';

export interface ImportOptions {
  ownerUrl: string;
  appSecret: AppSecret;
  publicUrl: string | null;
  file: string;
  hosts: readonly string[];
  slug?: string | undefined;
}

/**
 * Imports a workspace and prints how people can sign in: exports contain no passwords. Each admin gets a link
 * to choose one; everybody else requests a password reset or is invited again.
 */
export async function importWorkspace(
  options: ImportOptions,
  say: (line: string) => void,
): Promise<Manifest> {
  const { ownerUrl, appSecret, file, hosts, slug } = options;
  const wrong = hostProblem(hosts) ?? (slug === undefined ? undefined : slugProblem(slug));
  if (wrong !== undefined) throw refused(wrong);
  const pool = createPool({
    url: ownerUrl,
    size: 2,
    auditKey: auditKeyOf(appSecret),
    onIdleError: () => undefined,
  });
  try {
    const arrival = {
      webhookSecrets: createSealer(appSecret, 'webhook-secret'),
      paymentDetails: createSealer(appSecret, 'payment-details'),
      random: randomBytes,
    };
    const manifest = await arrive({
      pool,
      file,
      tables: exportedByArea,
      arrival,
      hosts,
      slug,
      settle: (arrived) => dropTerms(arrived, Date.now()),
    });
    const tables = manifest.entries.filter(({ rows }) => rows !== null);
    const rows = tables.reduce((sum, one) => sum + one.rows!, 0);
    say(
      `imported ${manifest.workspace.name}: ${rows} records of ${tables.length} tables, ${manifest.entries.length - tables.length} files, as they were at ${manifest.taken_at}`,
    );
    const db = workspaceDb(pool, manifest.workspace.id);
    const { publicUrl, seats, slug: here } = (await findWorkspace(db, options.publicUrl))!;
    for (const { email, name } of await db.rows(adminsOfWorkspace)) {
      const reset = await openReset(db, email, Date.now());
      if (!reset) continue;
      say(
        `${name} <${email}> chooses a password within an hour: ${publicUrl ?? ''}/password/reset?token=${reset.token}`,
      );
    }
    say(
      `it is on Starter with the ${seats} seats that are in use, until an admin installs a licence for ${here} (PUT /api/v1/platform/license/): until then, keys are refused and webhooks wait.`,
    );
    say(
      'API keys and webhooks work once their secrets are rotated; payment accounts and national ids must be entered again.',
    );
    return manifest;
  } finally {
    await pool.end();
  }
}
