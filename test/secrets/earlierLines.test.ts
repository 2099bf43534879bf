/** An upgrade from a version that chained audit lines without a signature if they were old enough. */
import { expect, test } from '@jest/globals';
import { chainLines } from '../../src/areas/logs/actions/chainLines.ts';
import { verifyChain } from '../../src/areas/logs/actions/verifyChain.ts';
import { workspaceDb } from '../../src/db/handle.ts';
import { migrateUnder } from '../../src/run/start/migrating.ts';
import { assertSecretFits } from '../../src/run/secrets/fit.ts';
import { createSealer } from '../../src/secrets/sealed.ts';
import { openWorld } from '../support/opening.ts';
import { TEST_SECRET } from '../support/service.ts';

const { service, world } = await openWorld();
const { admin, ownerUrl, appUrl } = service.database;
const { pool } = service.app.services;

/** Adds a line without a signature, dated from before lines were signed; returns its id. */
async function unsigned(): Promise<string> {
  const client = await admin.connect();
  try {
    await client.query('SET session_replication_role = replica');
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO audit_log (workspace_id, created_at, action, resource_type, actor, actor_id, source, line)
       VALUES ($1, audit_signed_since() - interval '1 day', 'created', 'absence', '{}', $1, 'system', 'created absence · system')
       RETURNING id`,
      [world.id],
    );
    await client.query('SET session_replication_role = origin');
    return rows[0]!.id;
  } finally {
    client.release();
  }
}
const isSigned = async (id: string) =>
  (await world.sql('SELECT signature IS NOT NULL AS signed FROM audit_log WHERE id = $1', [id]))[0]![
    'signed'
  ];
const firstBreak = async () => {
  await chainLines(pool, () => false, { thorough: true });
  return (await verifyChain(workspaceDb(pool, world.id))).firstBreak;
};

test('migrate signs lines that still wait for their link, once; one that is inserted later counts as changed', async () => {
  await admin.query('INSERT INTO app_secret_seals (generation, sealed) VALUES (1, $1)', [
    createSealer(TEST_SECRET, 'app-secret').seal('workforce-api'),
  ]);
  const installation = await assertSecretFits(ownerUrl, TEST_SECRET);
  const earlier = await unsigned();
  await migrateUnder(TEST_SECRET, { ownerUrl, appUrl });
  expect(await isSigned(earlier)).toBe(true);
  expect(await firstBreak()).toBeNull();
  // the installation keeps its id
  expect(await assertSecretFits(ownerUrl, TEST_SECRET)).toBe(installation);

  const inserted = await unsigned();
  await migrateUnder(TEST_SECRET, { ownerUrl, appUrl });
  expect(await isSigned(inserted)).toBe(false);
  expect(await firstBreak()).toMatchObject({ entry_id: inserted, reason: 'changed' });
});
