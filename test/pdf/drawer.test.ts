/**
 * The thread that draws: what it makes, what the process can do at the same time, and what happens after a
 * failure.
 */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { invoicePdf } from '../../src/areas/invoices/present/pdf.ts';
import { payslipPdf } from '../../src/areas/payments/present/payslipPdf.ts';
import { drawings } from '../../src/generated/drawings.ts';
import { createDrawer, type Drawer, type DrawerOptions } from '../../src/pdf/drawer.ts';

type Payslip = Parameters<typeof payslipPdf>[0];

const PAYSLIP: Payslip = {
  workspace: {
    name: 'Brightwater',
    brand: { color: '#123456', ink: '#ffffff' },
    settings: { invoicing: null } as Payslip['workspace']['settings'],
  },
  logo: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12M4Y2wMAAMBATMV4WRMAAAAAElFTkSuQmCC',
    'base64',
  ),
  payslip: {
    id: '01900000-0000-7000-8000-000000000000',
    employee_name: 'Jonas Weber',
    employee_email: 'jonas@brightwater.example',
    period_start: '2026-10-01',
    period_end: '2026-10-31',
    currency: 'EUR',
    replaces_id: null,
    correction_reason: null,
  },
  person: { job_title: 'Engineer', employee_number: '17', tax_number: null, address: null },
  lines: [{ code: 'salary', kind: 'earning', label: 'Salary', amount: '4200.00' }],
  issued: { at: Date.UTC(2026, 10, 2), on: '2026-11-02' },
};

const drawers: Drawer[] = [];
afterEach(async () => {
  await Promise.all(drawers.splice(0).map((drawer) => drawer.close()));
});
const drawerOf = (options?: DrawerOptions): Drawer => {
  const drawer = createDrawer(options);
  drawers.push(drawer);
  return drawer;
};
const payslip = (drawer: Drawer) => drawer.draw<typeof payslipPdf>('payslip', PAYSLIP);

describe('a document drawn on the thread', () => {
  test('has the same bytes as one drawn in the main thread', async () => {
    const [here, there] = await Promise.all([payslipPdf(PAYSLIP), payslip(drawerOf())]);
    expect(there).toEqual(here);
    expect(Buffer.isBuffer(there.bytes)).toBe(true);
  }, 60_000);

  test('leaves the process free: it is busy for less than a quarter of the time that twenty documents take', async () => {
    const drawer = drawerOf();
    await payslip(drawer);
    const [began, before] = [performance.now(), performance.eventLoopUtilization()];
    await Promise.all(Array.from({ length: 20 }, () => payslip(drawer)));
    const { active } = performance.eventLoopUtilization(before);
    expect(active).toBeLessThan((performance.now() - began) / 4);
  }, 60_000);

  test('is one of the drawings that areas declare', () => {
    expect(Object.keys(drawings).sort()).toEqual(['invoice', 'payslip']);
  });
});

describe('a thread that fails', () => {
  const file = path.join(import.meta.dirname, 'trouble.ts');
  type Fine = (content: { text: string }) => ReturnType<typeof invoicePdf>;
  const fine = async (drawer: Drawer, text: string) =>
    (await drawer.draw<Fine>('fine', { text })).bytes.toString();

  test.each([
    ['throws', 'no such page'],
    ['nothing', 'nothing draws nothing'],
    ['exits', 'ended with 3'],
    ['fails', 'outside of every promise'],
    ['hangs', 'not drawn within 3000 ms'],
    ['grows', 'memory limit'],
  ])(
    'because its drawing %s: that document fails, the others are drawn',
    async (name, says) => {
      const drawer = drawerOf({ file, timeLimit: name === 'hangs' ? 3_000 : 30_000 });
      expect(await fine(drawer, 'before')).toBe('before');
      const outcomes = await Promise.allSettled([
        drawer.draw(name, {}),
        fine(drawer, 'one'),
        fine(drawer, 'two'),
      ]);
      expect(outcomes[0]).toMatchObject({
        status: 'rejected',
        reason: expect.objectContaining({ message: expect.stringContaining(says) }),
      });
      expect(outcomes.slice(1)).toEqual(['one', 'two'].map((value) => ({ status: 'fulfilled', value })));
    },
    60_000,
  );

  test('503 for one document too many; those that wait are drawn', async () => {
    const drawer = drawerOf({ file, mostWaiting: 3 });
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => fine(drawer, String(n))));
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.status))).toEqual([
      '0',
      '1',
      '2',
      '3',
      503,
      503,
    ]);
  }, 60_000);

  test('an idle thread ends, and another starts with the next document', async () => {
    const drawer = drawerOf({ file, idleTime: 100 });
    const used = async () => (await drawer.draw('who', {})).bytes.toString();
    const first = await used();
    expect(await used()).toBe(first);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await used()).not.toBe(first);
  }, 60_000);

  test('close ends it: waiting documents are 503, and so are later ones', async () => {
    const drawer = drawerOf({ file });
    await fine(drawer, 'one');
    const left = [drawer.draw('hangs', {}), fine(drawer, 'two')].map((one) =>
      one.catch((error: { status: number }) => error.status),
    );
    await drawer.close();
    expect(await Promise.all(left)).toEqual([503, 503]);
    await expect(fine(drawer, 'three')).rejects.toMatchObject({ status: 503 });
  }, 60_000);
});
