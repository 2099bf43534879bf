/**
 * oasdiff tells what changed between two OpenAPI documents, and what of it breaks clients: some 400 rules, and the only program for
 * that that reads 3.1 and is kept. It is in Go, built once into the cache; its option that uploads documents is never given.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { OpenApiDocument } from '../../src/openapi/document.ts';

const PROGRAM = 'github.com/oasdiff/oasdiff@v1.35.0';
const folder = fileURLToPath(
  new URL(`../../node_modules/.cache/oasdiff/${PROGRAM.split('@')[1]}`, import.meta.url),
);
const program = path.join(folder, 'oasdiff');

/** Days between deprecating a call and its end, as in the rule deprecated-is-dated. */
const NOTICE = 180;

/** One change; of a webhook `path` is the kind of its event. */
export interface Change {
  id: string;
  text: string;
  /** 3 breaks clients, 2 may, 1 does not. */
  level: 1 | 2 | 3;
  operation: string;
  path: string;
}

export const BREAKS = 3;

/** Builds it unless that was done before; why it cannot be had, null where it can. */
export function whyNot(): string | null {
  if (existsSync(program)) return null;
  try {
    const env = { ...process.env, GOBIN: folder, GOTOOLCHAIN: 'local', GOFLAGS: '-buildvcs=false' };
    execFileSync('go', ['install', PROGRAM], { env, timeout: 540_000, stdio: 'pipe' });
    return null;
  } catch (error) {
    return `Go cannot build oasdiff: ${String((error as Error).message)
      .trim()
      .split('\n')
      .at(-1)}`;
  }
}

/** Everything that clients may notice, by path. */
export async function changesBetween(before: OpenApiDocument, after: OpenApiDocument): Promise<Change[]> {
  const at = mkdtempSync(path.join(tmpdir(), 'workforce-contract-'));
  try {
    const [base, revision] = [before, after].map((document, n) => {
      const file = path.join(at, `${n}.json`);
      writeFileSync(file, JSON.stringify(document));
      return file;
    }) as [string, string];
    const args = ['--format', 'json', '--deprecation-days-stable', String(NOTICE)];
    const { stdout } = await promisify(execFile)(program, ['changelog', ...args, base, revision], {
      maxBuffer: 2 ** 28,
    });
    return (JSON.parse(stdout || '[]') as Change[]).map(({ id, text, level, operation, path: where }) => ({
      id,
      text,
      level,
      operation,
      path: where,
    }));
  } finally {
    rmSync(at, { recursive: true });
  }
}
