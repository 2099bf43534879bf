/**
 * Runs oasdiff, which compares two OpenAPI documents by about 400 rules. It is a Go program, because no
 * maintained npm library reads OpenAPI 3.1. We never use its option that uploads documents.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OpenApiDocument } from '../../src/openapi/document.ts';
import { goProgram } from '../goProgram.ts';
import { NOTICE } from '../redocly/ending.js';

const oasdiff = goProgram('github.com/oasdiff/oasdiff@v1.35.0');

/** Why nothing can be compared on this machine; null if it can. */
export const whyNot: string | null = 'whyNot' in oasdiff ? oasdiff.whyNot : null;

/** One change. For a webhook, `path` is the event kind. */
export interface Change {
  id: string;
  text: string;
  /** 3: breaks clients; 2: may break them; 1: does not. */
  level: 1 | 2 | 3;
  operation: string;
  path: string;
}

export const BREAKS = 3;

/** Lists every change that clients may notice. */
export async function changesBetween(before: OpenApiDocument, after: OpenApiDocument): Promise<Change[]> {
  if ('whyNot' in oasdiff) throw new Error(oasdiff.whyNot);
  const at = mkdtempSync(path.join(tmpdir(), 'workforce-contract-'));
  try {
    const [base, revision] = [before, after].map((document, n) => {
      const file = path.join(at, `${n}.json`);
      writeFileSync(file, JSON.stringify(document));
      return file;
    }) as [string, string];
    const args = ['--format', 'json', '--deprecation-days-stable', String(NOTICE)];
    const { stdout } = await promisify(execFile)(oasdiff.file, ['changelog', ...args, base, revision], {
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
