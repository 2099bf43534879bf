/**
 * The environment of the benchmarks: Postgres and Temporal as `npm start` runs them, and workspaces with a
 * webhook each.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/migrations/migrate.ts';
import { startPostgres, startTemporal } from '../../src/run/local/index.ts';
import { createAuthority } from '../../src/run/receiver/certificates.ts';
import { createSealer } from '../../src/secrets/sealed.ts';
import { searchAttributes } from '../../src/delivery/webhooks/temporal/names.ts';
import type { DeliveryLimits } from '../../src/delivery/webhooks/limits.ts';
import { newWebhookSecret } from '../../src/delivery/webhooks/transport/sign.ts';
import { APP_SECRET } from '../fixture.ts';
import { startProcess, type BenchProcess } from './processes.ts';
import type { ReceiverRequests } from './receiver.ts';
import type { WriterRequests } from './writer.ts';
import type { WorkerRequests } from './worker.ts';

export interface Environment {
  admin: pg.Pool;
  receiver: BenchProcess<ReceiverRequests>;
  writer: BenchProcess<WriterRequests>;
  /** A second process that writes at the same time. */
  otherWriter: BenchProcess<WriterRequests>;
  temporalPid: number;
  /** Creates workspaces, each with one or more webhooks to this path of the receiver; returns their ids. */
  workspaces(count: number, path: string, webhooks?: number): Promise<string[]>;
  /** Runs one worker while `work` runs. */
  withWorker<T>(
    how: { temporal: boolean; retrySchedule?: number[]; limits?: Partial<DeliveryLimits> },
    work: (worker: BenchProcess<WorkerRequests>) => Promise<T>,
  ): Promise<T>;
  close(): Promise<void>;
}

const quiet = { info: () => undefined, warn: () => undefined };
/** The retry schedule of service.md; nothing is retried while the benchmark runs. */
const SCHEDULE = [60_000, 300_000];

export async function openEnvironment(): Promise<Environment> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'workforce-bench-'));
  const [postgres, temporal] = await Promise.all([
    startPostgres({ dataDir, log: quiet }),
    startTemporal({ dataDir, log: quiet, headless: true, searchAttributes }),
  ]);
  await migrate(postgres);
  const admin = new pg.Pool({
    connectionString: postgres.adminUrl.replace(/\/postgres$/, '/workforce'),
    max: 4,
  });
  // `end` does not wait for its connections to close, and Postgres reports an error to those left when it
  // stops
  admin.on('error', () => undefined);
  const authority = createAuthority('Bench authority');
  const issued = authority.issue({ hosts: ['127.0.0.1'] });
  const receiver = await startProcess<ReceiverRequests>('receiver', issued);
  const startWriter = () => startProcess<WriterRequests>('writer', { databaseUrl: postgres.appUrl });
  const [writer, otherWriter] = await Promise.all([startWriter(), startWriter()]);
  const secrets = createSealer(APP_SECRET, 'webhook-secret');

  return {
    admin,
    receiver,
    writer,
    otherWriter,
    temporalPid: temporal.pid,
    async workspaces(count, place, webhooks = 1) {
      const ids: string[] = [];
      for (let left = count; left > 0; left -= 1) {
        const { rows } = await admin.query<{ id: string }>(
          `INSERT INTO workspaces (slug, name, plan) VALUES ($1, 'Bench', 'self_hosted') RETURNING id`,
          [`bench-${randomBytes(6).toString('hex')}`],
        );
        const id = rows[0]!.id;
        await admin.query(
          `INSERT INTO webhooks (workspace_id, url, events, secret_sealed, secret_hint)
           SELECT $1, $2, '{clock.started}', $3, '…' FROM generate_series(1, $4)`,
          [
            id,
            `https://127.0.0.1:${String(receiver.first)}${place}`,
            secrets.seal(newWebhookSecret()),
            webhooks,
          ],
        );
        ids.push(id);
      }
      return ids;
    },
    async withWorker(how, work) {
      const worker = await startProcess<WorkerRequests>('worker', {
        databaseUrl: postgres.appUrl,
        appSecret: APP_SECRET,
        ca: authority.certificate,
        temporal: how.temporal ? temporal.address : null,
        retrySchedule: how.retrySchedule ?? SCHEDULE,
        limits: how.limits ?? {},
      });
      try {
        return await work(worker);
      } finally {
        await worker.stop();
      }
    },
    async close() {
      await Promise.all([receiver, writer, otherWriter].map((child) => child.stop()));
      await admin.end();
      await Promise.all([postgres.stop(), temporal.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
