/** The oldest supported Postgres runs the service: Debian's, if it is older than 18. */
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../../src/migrations/migrate.ts';
import { createAuthority } from '../../src/run/receiver/certificates.ts';
import { atEnd, opened, openFolder } from '../support/opening.ts';
import { collectStatements } from '../walls/collect.ts';
import { describeStatement, readCatalog } from '../walls/describe.ts';
import { debianPostgres, makeCluster, ROLES } from './parts/postgres.ts';

const folder = openFolder('older');
chmodSync(folder, 0o755);

const bin = debianPostgres();
if (bin === null) test.skip("Debian's postgresql is not installed", () => undefined);
else
  describe(`Postgres ${path.basename(path.dirname(bin))}, with a German locale`, () => {
    test('accepts every migration and every statement of the service', async () => {
      const { statements } = await collectStatements();
      const cluster = await makeCluster({
        folder: path.join(folder, 'cluster'),
        authority: createAuthority('Older'),
      });
      atEnd(() => cluster.stop());
      const urls = { ownerUrl: cluster.url(ROLES.owner), appUrl: cluster.url(ROLES.app) };
      expect(await migrate(urls)).not.toHaveLength(0);
      // a second run finds nothing to migrate
      expect(await migrate(urls)).toEqual([]);

      const client = new pg.Client({ connectionString: urls.appUrl });
      await opened(client.connect(), () => client.end());
      const catalog = await readCatalog(client);
      const refused: string[] = [];
      for (const { at, statement } of statements)
        await describeStatement(client, catalog, statement.text).catch((error: Error) =>
          refused.push(`${at}: ${error.message}`),
        );
      expect(refused).toEqual([]);
      expect(statements.length).toBeGreaterThan(300);

      // ids sort in the order in which they are made
      const { rows } = await client.query<{ made: number; in_order: boolean }>(
        `SELECT count(DISTINCT id)::int AS made, bool_and(after) AS in_order
           FROM (SELECT id, id > lag(id) OVER (ORDER BY n) IS NOT FALSE AS after
                   FROM (SELECT n, uuidv7() AS id FROM generate_series(1, 5000) n) made) compared`,
      );
      expect(rows).toEqual([{ made: 5000, in_order: true }]);
    }, 120_000);
  });
