/**
 * The demo companies as they are stored with a release: all tables over fourteen months, and only a part of
 * the largest ones.
 */
import { createPasswords } from '../../../src/auth/passwords.ts';
import type { DemoOptions } from '../../../src/demo/options.ts';
import type { Row } from '../../../src/demo/rows.ts';
import { composeDemo, seedDemo, type DemoSummary } from '../../../src/demo/seedDemo.ts';
import { auditKeyOf } from '../../../src/events/auditKey.ts';
import { createSealer } from '../../../src/secrets/sealed.ts';

/** One audit line in this many is stored. */
const OF_LINES = 6;
/** Days of time entries that are stored. */
const ENTRIES = 40;
const SEATS = 500;
const DAY = 86_400_000;

export async function seedCompanies(ownerUrl: string, appSecret: string): Promise<DemoSummary> {
  const options: DemoOptions = {
    now: Date.now(),
    seed: 20_261_120,
    hashPassword: createPasswords().hash,
    webhookSecrets: createSealer(appSecret, 'webhook-secret'),
    twoFactorSecrets: createSealer(appSecret, 'totp-secret'),
    paymentDetails: createSealer(appSecret, 'payment-details'),
    auditKey: auditKeyOf(appSecret),
  };
  const composed = await composeDemo(options);
  for (const { company } of composed) thin(company.tables as Map<string, Row[]>, options.now);
  return (await seedDemo({ ownerUrl, ...options, composed: Promise.resolve(composed) }))!;
}

function thin(tables: Map<string, Row[]>, now: number): void {
  const keep = (table: string, kept: (row: Row, index: number) => boolean) => {
    const rows = tables.get(table);
    if (rows) tables.set(table, rows.filter(kept));
  };
  keep('audit_log', (_row, index) => index % OF_LINES === 0);
  keep('time_entries', ({ started_at: at }) => Date.parse(at as string) > now - ENTRIES * DAY);
  sameBytes(tables);
  // room for the people who are imported
  for (const workspace of tables.get('workspaces')!) workspace['seats'] = SEATS;
}

/** Gives all documents of a kind the bytes of the first, so that they compress to the size of one. */
function sameBytes(tables: Map<string, Row[]>): void {
  const files = new Map((tables.get('files') ?? []).map((file) => [file['id'], file]));
  const firsts = new Map<unknown, { chunk: Row; file: Row }>();
  for (const chunk of tables.get('file_chunks') ?? []) {
    const file = files.get(chunk['file_id'])!;
    if (file['content_type'] !== 'application/pdf') continue;
    const first = firsts.get(file['kind']);
    if (!first) firsts.set(file['kind'], { chunk, file });
    else {
      chunk['bytes'] = first.chunk['bytes'];
      Object.assign(file, { size: first.file['size'], sha256: first.file['sha256'] });
    }
  }
  for (const invoice of tables.get('invoices') ?? [])
    if (invoice['pdf_file_id']) invoice['pdf_sha256'] = files.get(invoice['pdf_file_id'])!['sha256'];
}
