/** `npm run license`: the command that signs, and the key pair of a development start. */
import { spawnSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { license } from '../../src/run/commands/license.ts';
import { licenseKeyOf, ownLicenseKey } from '../../src/run/start/licenseKeys.ts';
import { readLicense } from '../../src/workspace/license.ts';
import { openFolder } from '../support/opening.ts';

const dataDir = openFolder('license');
const development = { production: false, dataDir };
const SIGN = 'sign --workspace brightwater --plan managed --seats 40 --valid-until 2027-12-31';

const run = async (args: string, settings = development): Promise<string[]> => {
  const lines: string[] = [];
  await license(args.split(' '), settings, (line) => lines.push(line), 0);
  return lines;
};

test('sign prints only the licence, and the service started with the same folder accepts it', async () => {
  const lines = await run(`${SIGN} --addon api`);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(readLicense(licenseKeyOf(development)!, lines[0]!, 'brightwater')).toEqual({
    workspace: 'brightwater',
    plan: 'managed',
    seats: 40,
    addons: ['api'],
    validUntil: '2027-12-31',
    signedAt: 0,
  });
  expect(readLicense(licenseKeyOf(development)!, lines[0]!, 'northgate')).toBe('other_workspace');
});

test('npm run --silent license -- sign, as documented: the terminal shows only the licence', async () => {
  const folder = openFolder('license-command');
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'license', '--', ...SIGN.split(' '), '--addon', 'api'],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'development', DATA_DIR: folder },
    },
  );
  expect([status, stderr, stdout.split('\n').length]).toEqual([0, '', 2]);
  const key = licenseKeyOf({ production: false, dataDir: folder })!;
  expect(readLicense(key, stdout.trim(), 'brightwater')).toMatchObject({ plan: 'managed', seats: 40 });
});

test('only its owner can read the private key in the folder, and it does not change', () => {
  const key = ownLicenseKey(dataDir);
  expect(statSync(path.join(dataDir, 'license-key.pem')).mode & 0o777).toBe(0o600);
  expect(ownLicenseKey(dataDir).equals(key)).toBe(true);
});

test('key prints the public key in the form of LICENSE_PUBLIC_KEY; with --key, that of the file', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const file = path.join(dataDir, 'other.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const [said] = await run(`key --key ${file}`);
  const configured = licenseKeyOf({ licensePublicKey: said, production: true, dataDir })!;
  expect(configured.equals(publicKey)).toBe(true);
  const [signed] = await run(`${SIGN} --key ${file}`, { production: true, dataDir });
  expect(readLicense(configured, signed!, 'brightwater')).toMatchObject({ seats: 40 });
  expect(readLicense(createPublicKey(ownLicenseKey(dataDir)), signed!, 'brightwater')).toBe('not_signed');
});

test('in production nothing is generated: there is no public key by default, and signing needs a key file', async () => {
  expect(licenseKeyOf({ production: true, dataDir: openFolder('production') })).toBeNull();
  await expect(run(SIGN, { production: true, dataDir })).rejects.toThrow('--key FILE');
});

test.each([
  'sign',
  'sell',
  `${SIGN} more`,
  `${SIGN} --addon other`,
  SIGN.replace('managed', 'pilot'),
  SIGN.replace('40', '0'),
  SIGN.replace('2027-12-31', '2027-02-30'),
  SIGN.replace('brightwater', 'Bright water'.replace(' ', '_')),
])('%s is refused with the reason', async (args) => {
  await expect(run(args)).rejects.toThrow('npm run --silent license');
});
