import { bundle, loadConfig } from '@redocly/openapi-core';
import { fileURLToPath } from 'node:url';
import type { Document } from './document.ts';
import { Remedy } from './remedy.ts';

const folder = fileURLToPath(new URL('../openapi/', import.meta.url));

/** Bundles the contract's files into one JSON document and fills in the parts that all operations share. */
export async function bundleContract(): Promise<Document> {
  const config = await loadConfig({ configPath: `${folder}redocly.yaml` });
  const result = await bundle({ ref: `${folder}openapi.yaml`, config: config.forAlias('full@v1') });
  const errors = result.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new Remedy(errors.map((problem) => problem.message).join('\n'));
  return result.bundle.parsed as Document;
}
