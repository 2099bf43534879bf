/** Addresses by which a browser opens a file without a credential: what they open, for whom and how long. */
import { describe, expect, test } from '@jest/globals';
import { operations, type OperationId } from '../../../src/generated/operations.ts';
import type { OperationRow } from '../../../src/openapi/operation.ts';
import { PNG, upload } from '../../support/form.ts';
import { opened, openWorld } from '../../support/opening.ts';
import { startService } from '../../support/service.ts';
import { signedIn } from '../../support/signIn.ts';
import type { Person, World } from '../../support/world.ts';
import { claimsIn } from '../reimbursements/support.ts';

const { service, world } = await openWorld();
const other = await service.world();
const claims = await claimsIn(service, world);

const ask = (as: Person, paths: string, where: World = world) =>
  service.request(where, 'GET', '/platform/file-addresses/', { as, query: { paths } });
async function signed(as: Person, path: string): Promise<string> {
  const reply = await ask(as, path);
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  return reply.body.data[0].address as string;
}
/** Opens an address as an `<img>` does: without a credential. */
const open = (address: string, where: World = world, headers = {}) =>
  service.request(where, 'GET', address, { as: null, headers });

async function photographed(person: Person): Promise<string> {
  const reply = await service.request(world, 'PUT', '/profile/photo/', { as: person, ...upload(PNG) });
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  return reply.body.data.photo_url as string;
}
async function received(by: Person): Promise<string> {
  const { id } = await claims.claimed(by, { submit: false });
  const receipt = await claims.attach(by, id);
  expect(receipt.status).toBe(201);
  return `/api/v1/reimbursements/${id}/receipts/${receipt.body.data.id}/`;
}

const photo = await photographed(world.employee);

describe('GET /api/v1/platform/file-addresses/', () => {
  test('200 with one address for each path, in their order, which end in five minutes', async () => {
    const paths = [photo, '/api/v1/branding/logo/', `${photo}&size=64`];
    const reply = await ask(world.colleague, paths.join(','));
    expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
    expect(reply.body.data.map(({ path }: { path: string }) => path)).toEqual(paths);
    for (const { path, address, expires_at } of reply.body.data) {
      expect(address.startsWith(`${path}${path.includes('?') ? '&' : '?'}access=`)).toBe(true);
      const left = Date.parse(expires_at) - Date.now();
      expect(left).toBeGreaterThan(290_000);
      expect(left).toBeLessThanOrEqual(300_000);
    }
  });

  test.each([
    ['a call that answers no file', '/api/v1/auth/me/'],
    ['a list', '/api/v1/profile/team/'],
    ['another host', '//elsewhere.example.test/api/v1/profile/photo/'],
    ['a whole address', 'https://elsewhere.example.test/api/v1/profile/photo/'],
    ['a path that climbs', '/api/v1/profile/../auth/me/'],
    ['an address that is signed already', '/api/v1/profile/photo/?access=x'],
    ['a path without its last slash', '/api/v1/profile/photo'],
    ['nothing', ''],
  ])('422 for %s', async (_what, path) => {
    const reply = await ask(world.employee, path);
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['paths']]);
  });

  test('422 for more than 50 paths', async () => {
    const paths = Array.from({ length: 51 }, () => '/api/v1/profile/photo/').join(',');
    expect((await ask(world.employee, paths)).status).toBe(422);
  });
});

describe('GET of a file by its signed address', () => {
  test('200 without a credential, for a cache of this browser only, and not counted against the limit of its person', async () => {
    const address = await signed(world.colleague, photo);
    const reply = await open(address);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(reply.headers.get('cache-control')).toMatch(/^private, max-age=(29\d|300)$/);
    expect(reply.headers.get('ratelimit-policy')).toBe('"file";q=2400;w=60');
    const again = await open(address, world, { 'if-none-match': reply.headers.get('etag')! });
    expect(again.status).toBe(304);
    const counted = await service.request(world, 'GET', photo, { as: world.colleague });
    expect(counted.headers.get('cache-control')).toBe('private, no-cache');
    expect(counted.headers.get('ratelimit-policy')).toBe('"user";q=240;w=60');
  });

  test('every operation that answers with the bytes of a file takes one, and no other does', () => {
    const rows = Object.entries<OperationRow>(operations) as [OperationId, OperationRow][];
    const signable = rows.filter(([, row]) => row.signed).map(([id]) => id);
    expect(signable.sort()).toEqual([
      'adminDownloadHandover',
      'adminDownloadPaymentRun',
      'downloadContractDocument',
      'downloadExport',
      'downloadInvoice',
      'downloadPayslip',
      'downloadReceipt',
      'downloadSlides',
      'downloadTicketAttachment',
      'getBrandingLogo',
      'getPhoto',
      'getPtoAttachment',
      'getTeamMemberPhoto',
    ]);
    expect(
      rows.filter(([id, row]) => row.query.some(({ name }) => name === 'access') && !signable.includes(id)),
    ).toEqual([]);
  });

  test("404 where its person may not see the file: an address has its person's rights, no more", async () => {
    const receipt = await received(world.employee);
    expect((await open(await signed(world.employee, receipt))).status).toBe(200);
    expect((await open(await signed(world.colleague, receipt))).status).toBe(404);
  });

  test('401 for another path, another query, another end, another person, another workspace, no or a broken signature', async () => {
    const receipt = await received(world.employee);
    const address = await signed(world.employee, receipt);
    const [, claims, mac] = /access=(.*)\.([\w-]{43})$/.exec(address)!;
    const [end, session, user] = claims!.split('.');
    const flipped = mac!.startsWith('A') ? `B${mac!.slice(1)}` : `A${mac!.slice(1)}`;
    for (const forged of [
      address.replace(receipt, await received(world.employee)),
      `${receipt}?size=64&access=${claims}.${mac}`,
      `${receipt}?access=${Number(end) + 600}.${session}.${user}.${mac}`,
      `${receipt}?access=${end}.${session}.${world.admin.id}.${mac}`,
      `${receipt}?access=${claims}.${flipped}`,
      `${receipt}?access=${claims}`,
      `${receipt}?access=`,
      receipt,
    ]) {
      const reply = await open(forged);
      expect([forged, reply.status]).toEqual([forged, 401]);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    expect((await open(address, other)).status).toBe(401);
  });

  test('401 for a parameter behind the signature, and for a signature given twice', async () => {
    const address = await signed(world.employee, '/api/v1/profile/photo/');
    for (const more of ['&size=64', `&${address.split('?')[1]}`])
      expect((await open(`${address}${more}`)).status).toBe(401);
  });

  test('401 credential_required where the answer is no file', async () => {
    const address = await signed(world.employee, '/api/v1/profile/photo/');
    const reply = await open(`/api/v1/auth/me/?${address.split('?')[1]}`);
    expect([reply.status, reply.body.data?.code]).toEqual([401, 'credential_required']);
  });

  test('401 after five minutes', async () => {
    const address = await signed(world.employee, photo);
    try {
      service.setClock(Date.now() + 299_000);
      expect((await open(address)).status).toBe(200);
      service.setClock(Date.now() + 301_000);
      expect((await open(address)).status).toBe(401);
    } finally {
      service.setClock(null);
    }
  });

  test('401 once its session has signed out, and once its person has been deactivated', async () => {
    const one = await signedIn(service, world, {});
    const as = { ...one.person, token: one.access_token };
    const address = await signed(as, photo);
    expect((await open(address)).status).toBe(200);
    expect((await service.request(world, 'POST', '/auth/logout/', { as, body: {} })).status).toBe(200);
    expect((await open(address)).status).toBe(401);

    const leaver = await world.person({ manager: world.manager });
    const theirs = await signed(leaver, photo);
    const gone = await service.request(world, 'POST', `/auth/users/${leaver.id}/deactivate/`, {
      as: world.admin,
      body: { last_day: '2026-12-31' },
    });
    expect(gone.status).toBe(200);
    expect((await open(theirs)).status).toBe(401);
  });

  test('401 under another APP_SECRET', async () => {
    const stranger = await opened(startService({ appSecret: 'another secret of at least forty characters' }));
    const theirs = await stranger.world();
    const reply = await stranger.request(theirs, 'GET', await signed(world.employee, photo), { as: null });
    expect(reply.status).toBe(401);
  });

  test('206 for a range, and 200 for HEAD', async () => {
    const address = await signed(world.employee, photo);
    const part = await open(address, world, { range: 'bytes=0-9' });
    expect([part.status, part.bytes.length]).toEqual([206, 10]);
    expect((await service.request(world, 'HEAD', address, { as: null })).status).toBe(200);
  });
});
