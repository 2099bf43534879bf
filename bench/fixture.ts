/** The database a bench runs on: the demo, so that a request costs what it costs a newcomer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../src/db/migrate.ts';
import { seedIfEmpty } from '../src/db/seed/index.ts';
import { startPostgres } from '../src/local/index.ts';
import { pino } from 'pino';

export const APP_SECRET = 'a secret of forty characters for benches';

export interface Fixture {
  appUrl: string;
  workspaceId: string;
  employeeId: string;
  key: string;
  email: string;
  password: string;
  stop(): Promise<void>;
}

export async function createFixture(): Promise<Fixture> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'workforce-bench-'));
  const log = pino({ level: 'silent' });
  const postgres = await startPostgres({ dataDir, log });
  await migrate(postgres.ownerUrl);
  const demo = (await seedIfEmpty({ ownerUrl: postgres.ownerUrl, appSecret: APP_SECRET, log }))!;
  const [brightwater] = demo.workspaces;
  const employee = brightwater!.users.find((user) => user.role === 'employee')!;
  const key = brightwater!.keys.find(
    (one) => one.kind === 'personal' && one.scopes.includes('absences:read'),
  )!;
  return {
    appUrl: postgres.appUrl,
    workspaceId: brightwater!.id,
    employeeId: employee.id,
    key: key.key,
    email: employee.email,
    password: employee.password,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
