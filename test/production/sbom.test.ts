/** `npm run sbom`: the bill of materials of what production installs, compared with the lockfile. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { toolsFolder } from '../clients/tools.ts';

const root = path.join(import.meta.dirname, '../..');
const json = (file: string): unknown => JSON.parse(readFileSync(path.resolve(root, file), 'utf8'));

interface Component {
  group?: string;
  name: string;
  version: string;
  licenses?: object[];
  hashes?: object[];
  components?: Component[];
}

interface Bill {
  specVersion: string;
  components: Component[];
}

/** Packages whose package.json declares no licence. */
const UNDECLARED = ['png-js', 'unionfs'];

const nameOf = ({ group, name, version }: Component) => `${group ? `${group}/` : ''}${name}@${version}`;
/** All components, including packages nested below those that need them. */
const allOf = (components: readonly Component[]): Component[] =>
  components.flatMap((one) => [one, ...allOf(one.components ?? [])]);

describe('npm run sbom', () => {
  let bill: Bill;
  beforeAll(async () => {
    const env = { ...process.env, NODE_OPTIONS: '' };
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
      cwd: root,
      env,
      maxBuffer: 2 ** 26,
    });
    bill = JSON.parse(stdout) as Bill;
  }, 240_000);

  test('has every package of npm ci --omit=dev in its version, and no others', () => {
    const { packages } = json('package-lock.json') as {
      packages: Record<string, { version: string; dev?: true }>;
    };
    const installed = Object.entries(packages)
      .filter(([place, { dev }]) => place !== '' && !dev)
      .map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`);
    expect(installed).toEqual(expect.arrayContaining([expect.stringMatching(/^ajv@/)]));
    expect([...new Set(allOf(bill.components).map(nameOf))].sort()).toEqual([...new Set(installed)].sort());
  });

  test('gives the licence of each package that declares one', () => {
    const without = allOf(bill.components).filter(({ licenses }) => !licenses?.length);
    expect(without.map(({ name }) => name).sort()).toEqual(UNDECLARED);
  });

  test('is a CycloneDX document that is valid under the schema of its version', () => {
    const folder = path.join(toolsFolder(), 'node_modules/@cyclonedx/cyclonedx-library/res/schema');
    const ajv = new Ajv({ strict: false, formats: { 'iri-reference': true, 'idn-email': true } });
    addFormats.default(ajv);
    for (const name of ['spdx', 'jsf-0.82']) {
      const schema = json(`${folder}/${name}.SNAPSHOT.schema.json`) as object;
      ajv.addSchema(schema, `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
    }
    const check = ajv.compile(json(`${folder}/bom-${bill.specVersion}.SNAPSHOT.schema.json`) as object);
    check(bill);
    expect(check.errors).toBeNull();
    expect(check({ ...bill, specVersion: 1 })).toBe(false);
  });
});
