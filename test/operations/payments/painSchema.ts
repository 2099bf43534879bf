/**
 * The XML schema of pain.001.001.09, which is not ours to keep in this repository. Taken from the
 * wheel `sepaxml` 2.7.0 on PyPI, once per machine. Null without pip or without access to PyPI.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { validateXML } from 'xmllint-wasm';

const run = promisify(execFile);
const NAME = 'pain.001.001.09.xsd';
const kept = path.join(tmpdir(), `workforce-${NAME}`);

export async function painSchema(): Promise<string | null> {
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const folder = mkdtempSync(path.join(tmpdir(), 'workforce-schema-'));
  const within = { cwd: folder, timeout: 30_000 };
  try {
    await run('python3', ['-m', 'pip', 'download', '--no-deps', '--quiet', 'sepaxml==2.7.0'], within);
    await run('python3', ['-m', 'zipfile', '-e', 'sepaxml-2.7.0-py3-none-any.whl', '.'], within);
    renameSync(path.join(folder, 'sepaxml', 'schemas', NAME), kept);
    return readFileSync(kept, 'utf8');
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Violations of the schema; empty if the document is valid. */
export async function validated(xml: string, schema: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
}
