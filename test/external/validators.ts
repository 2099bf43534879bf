/**
 * Third-party validators for our files: Mustangproject (EN 16931, Factur-X, XRechnung) and veraPDF (PDF/A,
 * PDF/UA). They need Java, Maven and, the first time, the network; they are never shipped.
 */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const HERE = join(import.meta.dirname, 'validators');
const KEPT = join(import.meta.dirname, '../../node_modules/.cache/invoice-validators');

/** Why they cannot run here; null if they can. */
export function whyNot(): string | null {
  const missing = ['java', 'javac', 'mvn'].filter((name) => spawnSync(name, ['-version']).status !== 0);
  return missing.length === 0 ? null : `${missing.join(' and ')} is not on PATH`;
}

/** Fetches and compiles them, once per version; throws if Maven fails. */
async function validators(): Promise<string> {
  const sources = ['pom.xml', 'Validate.java'].map((name) => readFileSync(join(HERE, name)));
  const version = createHash('sha256').update(Buffer.concat(sources)).digest('hex').slice(0, 12);
  const folder = join(KEPT, version);
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(join(making, 'classes'), { recursive: true });
  const libraries = join(making, 'lib');
  const maven = ['-B', '-ntp', '-q', '-f', join(HERE, 'pom.xml'), 'dependency:copy-dependencies'];
  await run('mvn', [...maven, `-DoutputDirectory=${libraries}`, '-DincludeScope=runtime']);
  await run('javac', [
    '-cp',
    join(libraries, '*'),
    '-d',
    join(making, 'classes'),
    join(HERE, 'Validate.java'),
  ]);
  if (existsSync(folder)) rmSync(making, { recursive: true, force: true });
  else renameSync(making, folder);
  return folder;
}

export interface Verdict {
  file: string;
  check: 'veraPDF 3a' | 'veraPDF ua1' | 'XSD' | 'Mustang';
  valid: boolean;
  /** The remarks, also about a valid file. */
  remarks: string;
}

/** Checks all files in one process. A PDF whose name ends in `-plain.pdf` contains no invoice. */
export async function validate(files: readonly string[]): Promise<Verdict[]> {
  const folder = await validators();
  const classes = [join(folder, 'classes'), join(folder, 'lib', '*')].join(':');
  // the process is short: light compilation and a single-threaded garbage collector suffice
  const light = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  const { stdout } = await run('java', [...light, '-cp', classes, 'Validate', ...files], {
    maxBuffer: 2 ** 26,
  });
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('checked\t'))
    .map((line): Verdict => {
      const [, file, check, valid, remarks] = line.split('\t');
      return {
        file: file!,
        check: check as Verdict['check'],
        valid: valid === 'valid',
        remarks: remarks ?? '',
      };
    });
}
