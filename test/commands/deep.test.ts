/** `doctor --deep` on the demo: nothing is lost, and each planted loss is named. */
import { describe, expect, test } from '@jest/globals';
import type { PoolClient } from 'pg';
import { runCommand, settingsOf } from '../support/command.ts';
import { lossesIn } from '../support/losses.ts';
import { atEnd, openFolder } from '../support/opening.ts';
import { openDemo } from '../seed/support.ts';

const demo = await openDemo('2026-11-25T09:10:00Z');
const { database, sql } = demo;
const [workspace] = await sql<{ id: string; slug: string }>(
  `SELECT id, slug FROM workspaces ORDER BY (SELECT count(*) FROM users u WHERE u.workspace_id = workspaces.id) DESC LIMIT 1`,
);
const { id: here, slug } = workspace!;
/** Past triggers and foreign keys, as a damaged disk or a careless superuser would. */
const past: PoolClient = await database.admin.connect();
await past.query('SET session_replication_role = replica');
atEnd(() => past.release());

const one = async (query: string): Promise<string> => (await sql<{ id: string }>(query, [here]))[0]!.id;

interface Planted {
  loss: string;
  /** Finds the record, by the workspace as `$1`. */
  of: string;
  /** Damages it, by its id as `$1`. */
  by: string;
  /** What the line says besides the id. */
  says: RegExp;
}
const planted: Planted[] = [
  {
    loss: 'a row that the trail says was created',
    of: `SELECT id FROM meetings WHERE workspace_id = $1 ORDER BY id LIMIT 1`,
    by: `DELETE FROM meetings WHERE id = $1`,
    says: /the meeting .* is gone; the audit trail says that it was created/,
  },
  {
    loss: 'the delivery of an event',
    of: `SELECT d.event_id AS id FROM deliveries d JOIN events e ON e.id = d.event_id AND NOT e.sample
           WHERE d.workspace_id = $1 AND d.replay_of IS NULL AND NOT EXISTS (
             SELECT FROM audit_log l WHERE l.resource_id = d.webhook_id AND l.action = 'updated' AND l.created_at > e.created_at)
           ORDER BY d.id DESC LIMIT 1`,
    by: `DELETE FROM deliveries WHERE event_id = $1`,
    says: /the event .* has no delivery for a webhook/,
  },
  {
    loss: 'an entry of the leave ledger',
    of: `SELECT a.id FROM absences a WHERE a.workspace_id = $1 AND a.status = 'approved' ORDER BY a.id LIMIT 1`,
    by: `DELETE FROM leave_ledger WHERE absence_id = $1`,
    says: /the absence .* takes -?0\S* from the balance/,
  },
  {
    loss: 'a payment in the wallet',
    of: `SELECT id FROM payments WHERE workspace_id = $1 AND status = 'completed' AND kind = 'salary' ORDER BY id LIMIT 1`,
    by: `DELETE FROM wallet_entries WHERE cause_id = $1 AND kind = 'paid'`,
    says: /the completed payment .* is not in the wallet/,
  },
  {
    loss: 'an approved claim in the wallet',
    of: `SELECT id FROM expense_claims WHERE workspace_id = $1 AND status = 'approved' ORDER BY id LIMIT 1`,
    by: `DELETE FROM wallet_entries WHERE cause_id = $1`,
    says: /the approved claim .* is not in the wallet/,
  },
  {
    loss: 'a published payslip in the wallet',
    of: `SELECT id FROM payslips WHERE workspace_id = $1 AND status = 'published' ORDER BY id LIMIT 1`,
    by: `DELETE FROM wallet_entries WHERE cause_id = $1`,
    says: /the payslip .* is not in the wallet/,
  },
  {
    loss: 'the record of a wallet entry',
    of: `SELECT cause_id AS id FROM wallet_entries WHERE workspace_id = $1 AND cause_type = 'payslip' ORDER BY id DESC LIMIT 1`,
    by: `DELETE FROM payslips WHERE id = $1`,
    says: /the wallet has .* for the payslip .*, which is gone/,
  },
  {
    loss: 'an item of a claim',
    of: `SELECT id FROM expense_claims WHERE workspace_id = $1 AND status = 'paid' ORDER BY id LIMIT 1`,
    by: `DELETE FROM expense_items WHERE claim_id = $1`,
    says: /the items of the claim .* do not add up/,
  },
  {
    loss: 'a line of a payslip',
    of: `SELECT id FROM payslips WHERE workspace_id = $1 AND status = 'published' ORDER BY id OFFSET 1 LIMIT 1`,
    by: `DELETE FROM payslip_lines WHERE payslip_id = $1 AND kind = 'deduction'`,
    says: /the lines of the payslip .* do not add up/,
  },
  {
    loss: 'the bytes of a file',
    of: `SELECT id FROM files WHERE workspace_id = $1 AND place IS NULL AND kind = 'payslip' ORDER BY id LIMIT 1`,
    by: `DELETE FROM file_chunks WHERE file_id = $1`,
    says: /the file .* \(payslip\) has not all of its \d+ bytes/,
  },
  {
    loss: 'the file of bytes',
    of: `SELECT id FROM files WHERE workspace_id = $1 AND place IS NULL AND kind = 'receipt' ORDER BY id LIMIT 1`,
    by: `DELETE FROM files WHERE id = $1`,
    says: /there are bytes of the file .*, which is gone/,
  },
];

describe('doctor --deep', () => {
  test('finds nothing lost in the demo', async () => {
    expect(await lossesIn(database)).toEqual([]);
  }, 120_000);

  test.each(planted)('names $loss', async ({ of, by, says }) => {
    const id = await one(of);
    expect((await past.query(by, [id])).rowCount).toBeGreaterThan(0);
    const found = await lossesIn(database, {}, { slug });
    expect(found.filter((line) => line.includes(id) && says.test(line))).toHaveLength(1);
    expect(found.every((line) => line.startsWith(`${slug}: `))).toBe(true);
  });

  test('names missing numbers of invoices and tickets, and a broken trail', async () => {
    const [invoice] = await sql<{ year: number; number: number }>(
      'SELECT year, number FROM invoices WHERE workspace_id = $1 AND number > 1 ORDER BY year, number LIMIT 1',
      [here],
    );
    await past.query('DELETE FROM invoices WHERE workspace_id = $1 AND year = $2 AND number = $3', [
      here,
      invoice!.year,
      invoice!.number,
    ]);
    await past.query(
      'DELETE FROM tickets WHERE id = (SELECT id FROM tickets WHERE workspace_id = $1 ORDER BY id LIMIT 1)',
      [here],
    );
    await past.query(
      `UPDATE audit_log SET line = line || '!' WHERE workspace_id = $1 AND id = (SELECT id FROM audit_log WHERE workspace_id = $1 ORDER BY id LIMIT 1)`,
      [here],
    );
    const found = await lossesIn(database, {}, { slug });
    expect(found).toContain(
      `${slug}: the numbers of the invoices of ${invoice!.year} have gaps: ${invoice!.number}.`,
    );
    expect(found).toContainEqual(expect.stringMatching(/of \d+ tickets, \d+ are there\.$/));
    expect(found).toContainEqual(
      expect.stringMatching(/audit trail (is broken at|were changed)|lines of the audit trail were changed/),
    );
  });

  test('as a command: exit code 1 and a line for each loss; --after leaves out what is done', async () => {
    const env = { ...settingsOf(database), DATA_DIR: openFolder('losses') };
    const whole = await runCommand(['doctor', '--deep'], { env });
    expect([whole.code, whole.complained]).toEqual([1, '']);
    const lines = whole.said.trimEnd().split('\n');
    expect(lines.at(-1)).toBe(`${lines.filter((line) => line.startsWith('wrong')).length} things are lost.`);
    const rest = await runCommand(['doctor', '--deep', '--after', slug], { env });
    expect(rest.said).not.toContain(slug);
    const none = await runCommand(['doctor', '--workspace', slug], { env });
    expect(none).toMatchObject({ code: 1, complained: '--workspace and --after go with --deep.\n' });
  }, 120_000);
});
