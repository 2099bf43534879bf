/** Archives that an export cannot have made: none of them leaves a row in the database. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  centralRecord,
  DEFLATED,
  ending,
  localHeader,
  STORED,
  type ZipEntry,
} from '../../src/exports/zip.ts';
import { ArchiveRefused } from '../../src/exports/read.ts';
import { importWorkspace } from '../../src/run/commands/importWorkspace.ts';
import { keepFile } from '../../src/files/store.ts';
import { workspaceDb } from '../../src/db/handle.ts';
import { openDatabase, openWorld } from '../support/opening.ts';
import { PDF } from '../support/form.ts';
import { openExporting, written } from './support.ts';

const { service, world } = await openWorld();
const exporting = await openExporting(service.database);
const other = await openDatabase();

interface Content {
  name: string;
  bytes: Buffer;
  /** Values that the ZIP headers claim, where they differ from the truth. */
  claims?: Partial<ZipEntry>;
}
let contents: Content[];

/** An archive with these contents, as somebody could make it by hand. */
function archive(of: readonly Content[]): Buffer {
  const [parts, records]: Buffer[][] = [[], []];
  const at = new Date();
  let offset = 0;
  for (const { name, bytes, claims = {} } of of) {
    const packed = deflateRawSync(bytes);
    const entry: ZipEntry = {
      name,
      method: DEFLATED,
      crc: crc32(bytes),
      packed: packed.length,
      bytes: bytes.length,
      ...claims,
    };
    records!.push(centralRecord(entry, offset, at));
    const part = Buffer.concat([localHeader(entry, at), packed]);
    parts!.push(part);
    offset += part.length;
  }
  const directory = Buffer.concat(records!);
  return Buffer.concat([...parts!, directory, ending({ count: of.length, size: directory.length, offset })]);
}

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const changed = (name: string, change: (content: Content) => Content): Content[] =>
  contents.map((one) => (one.name === name ? change(one) : one));
/** With a manifest that fits the contents. */
function signed(of: Content[], change: (manifest: any) => void = () => undefined): Content[] {
  const manifest = JSON.parse(of.find(({ name }) => name === 'manifest.json')!.bytes.toString()) as any;
  for (const entry of manifest.entries) {
    const found = of.find(({ name }) => name === entry.name);
    if (!found) continue;
    Object.assign(entry, { bytes: found.bytes.length, sha256: sha(found.bytes) });
    if (entry.rows !== null) entry.rows = found.bytes.toString().split('\n').length - 1;
  }
  change(manifest);
  const bytes = Buffer.from(JSON.stringify(manifest));
  return of.map((one) => (one.name === 'manifest.json' ? { ...one, bytes } : one));
}
const edited = (name: string, edit: (text: string) => string): Content[] =>
  changed(name, (one) => ({ ...one, bytes: Buffer.from(edit(one.bytes.toString())) }));

const read = (bytes: Buffer) =>
  importWorkspace(
    {
      ownerUrl: other.ownerUrl,
      appSecret: 'another secret of forty characters, elsewhere',
      publicUrl: null,
      file: written(bytes),
      hosts: ['arrived.localhost'],
    },
    () => undefined,
  );
const rowsThere = async () => {
  const { rows } = await other.admin.query(
    `SELECT (SELECT count(*) FROM workspaces) + (SELECT count(*) FROM users) + (SELECT count(*) FROM files)
          + (SELECT count(*) FROM file_chunks) + (SELECT count(*) FROM workspace_hosts) AS n`,
  );
  return Number(rows[0]!.n);
};

beforeAll(async () => {
  await workspaceDb(exporting.pool, world.id).transaction((tx) =>
    keepFile(tx, {
      kind: 'receipt',
      ownerId: world.admin.id,
      content: { filename: 'a.pdf', contentType: 'application/pdf', bytes: PDF },
    }),
  );
  const id = await exporting.queue(world.id, world.admin.id);
  await exporting.make(world.id, id);
  const file = written(await exporting.download(world.id, id));
  // unpacked by the system's own unzip
  const { execFileSync } = await import('node:child_process');
  execFileSync('python3', [
    '-c',
    'import zipfile, sys; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])',
    file,
    `${file}.d`,
  ]);
  const manifest = JSON.parse(readFileSync(`${file}.d/manifest.json`, 'utf8')) as {
    entries: { name: string }[];
  };
  contents = [...manifest.entries.map(({ name }) => name), 'manifest.json'].map((name) => ({
    name,
    bytes: readFileSync(`${file}.d/${name}`),
  }));
}, 60_000);

const fileName = () => contents.find(({ name }) => name.startsWith('files/'))!.name;
const USERS = 'auth/users.jsonl';

describe('an archive is refused, and nothing is imported', () => {
  const cases: [string, () => Buffer, RegExp][] = [
    ['that is not an archive', () => Buffer.from('no archive'), /cannot be read/],
    ['that was cut off', () => archive(contents).subarray(0, -1_000), /cannot be read/],
    [
      'that was cut in the middle, with its directory',
      () => {
        const whole = archive(contents);
        return Buffer.concat([whole.subarray(0, 200), whole.subarray(400)]);
      },
      /cannot be read|does not match the manifest|overlap/,
    ],
    [
      'without a manifest',
      () => archive(contents.filter(({ name }) => name !== 'manifest.json')),
      /no manifest/,
    ],
    [
      'with a row that was changed',
      () => archive(edited(USERS, (text) => text.replace('"employee"', '"adminnnn"'))),
      /does not match the manifest/,
    ],
    [
      'with a file that was changed',
      () => archive(changed(fileName(), (one) => ({ ...one, bytes: Buffer.from(one.bytes).fill(1, 0, 1) }))),
      /does not match the manifest/,
    ],
    [
      'with a file and a manifest that were changed',
      () =>
        archive(
          signed(changed(fileName(), (one) => ({ ...one, bytes: Buffer.from(one.bytes).fill(1, 0, 1) }))),
        ),
      /does not match its record/,
    ],
    [
      'that lacks an entry',
      () => archive(contents.filter(({ name }) => name !== USERS)),
      /lacks auth\/users/,
    ],
    [
      'with an entry that the manifest does not name',
      () => archive([...contents, { name: 'auth/others.jsonl', bytes: Buffer.from('') }]),
      /does not name/,
    ],
    [
      'with an unknown table',
      () =>
        archive(
          signed([...contents, { name: 'auth/others.jsonl', bytes: Buffer.from('') }], (manifest) =>
            manifest.entries.push({
              name: 'auth/others.jsonl',
              rows: 0,
              bytes: 0,
              sha256: sha(Buffer.from('')),
            }),
          ),
        ),
      /does not know auth\/others/,
    ],
    [
      'with an unknown column',
      () => archive(signed(edited(USERS, (text) => text.replaceAll('{"id"', '{"shoe_size": 42, "id"')))),
      /does not know shoe_size/,
    ],
    [
      'with a secret column',
      () => archive(signed(edited(USERS, (text) => text.replaceAll('{"id"', '{"password_hash": "x", "id"')))),
      /has a column that exports do not contain/,
    ],
    [
      'with a row of another workspace',
      () =>
        archive(
          signed(
            edited(USERS, (text) =>
              text.replaceAll('{"id"', '{"workspace_id": "00000000-0000-4000-8000-000000000000", "id"'),
            ),
          ),
        ),
      /has a column that exports do not contain/,
    ],
    [
      'with a line that is not an object',
      () => archive(signed(edited(USERS, (text) => `[]\n${text}`))),
      /not a JSON object/,
    ],
    [
      'with fewer rows than it says',
      () =>
        archive(
          signed(contents, (manifest) => {
            manifest.entries.find((one: any) => one.name === USERS).rows += 1;
          }),
        ),
      /rows, but the manifest says/,
    ],
    [
      'with the same row twice',
      () => archive(signed(edited(USERS, (text) => `${text}${text.split('\n')[0]}\n`))),
      /rows, but the manifest says/,
    ],
    [
      'that has only some of the areas',
      () =>
        archive(
          signed(contents, (manifest) => {
            manifest.complete = false;
          }),
        ),
      /only some areas/,
    ],
    [
      'of a later format',
      () =>
        archive(
          signed(contents, (manifest) => {
            manifest.format = 2;
          }),
        ),
      /format/,
    ],
    [
      'whose names lead out of the archive',
      () => archive([...contents, { name: '../../etc/passwd', bytes: Buffer.from('x') }]),
      /cannot be read|exports have no entry/,
    ],
    [
      'whose names are absolute',
      () => archive([...contents, { name: '/etc/passwd', bytes: Buffer.from('x') }]),
      /cannot be read|exports have no entry/,
    ],
    [
      'whose names have backslashes',
      () => archive([...contents, { name: 'files\\..\\x', bytes: Buffer.from('x') }]),
      /cannot be read|exports have no entry/,
    ],
    ['with the same entry twice', () => archive([...contents, contents[0]!]), /occurs twice/],
    [
      'that unpacks to far more than its size',
      () => archive(signed(edited(USERS, (text) => `${text}{"x":"${'0'.repeat(80_000_000)}"}\n`))),
      /claims to unpack/,
    ],
    [
      'that unpacks to more than it claims',
      () => archive(changed(USERS, (one) => ({ ...one, claims: { bytes: 10 } }))),
      /not as long|cannot be read/,
    ],
    [
      'whose entries overlap',
      () => archive(contents.map((one) => ({ ...one, claims: { packed: 50_000_000 } }))),
      /overlap|cannot be read/,
    ],
    [
      'that is stored but declares compression',
      () => archive(changed(USERS, (one) => ({ ...one, claims: { method: STORED } }))),
      /cannot be read|not as long/,
    ],
  ];
  test.each(cases)(
    '%s',
    async (_what, make, text) => {
      const error: unknown = await read(make()).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ArchiveRefused);
      expect((error as Error).message).toMatch(text);
      expect(await rowsThere()).toBe(0);
    },
    60_000,
  );

  test('that breaks a database rule in its last table: nothing of the earlier tables is left', async () => {
    const edit = edited('logs/app_logs.jsonl', () => '');
    const bad = signed(
      edit.map((one) =>
        one.name === 'logs/app_logs.jsonl'
          ? {
              ...one,
              bytes: Buffer.from('{"id":"019395a4-7c1e-7b3a-9d55-0f2f6e1c9a10","level":"shouting"}\n'),
            }
          : one,
      ),
    );
    await expect(read(archive(bad))).rejects.toThrow();
    expect(await rowsThere()).toBe(0);
  });
});

describe('an archive that was not altered', () => {
  test('is imported once; the second time the workspace already exists', async () => {
    await read(archive(contents));
    const before = await rowsThere();
    expect(before).toBeGreaterThan(3);
    await expect(read(archive(contents))).rejects.toThrow(/already exists/);
    expect(await rowsThere()).toBe(before);
  });
});
