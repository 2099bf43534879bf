/**
 * `npm run check:contract`: lints the two documents as they are served. They are not stored in files, so
 * Redocly's own command line cannot read them.
 */
import { fileURLToPath } from 'node:url';
import { formatProblems, getTotals, lintFromString, loadConfig } from '@redocly/openapi-core';
import { fullDocument, publicDocument } from '../src/openapi/served.ts';

const folder = fileURLToPath(new URL('../openapi/', import.meta.url));
const config = (await loadConfig({ configPath: `${folder}redocly.yaml` })).forAlias('served@v1');

for (const [name, document] of Object.entries({ full: fullDocument(), public: publicDocument() })) {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: `${folder}served.${name}.json`,
    config,
  });
  const totals = getTotals(problems);
  formatProblems(problems, { totals, version: '' });
  if (totals.errors + totals.warnings > 0) process.exitCode = 1;
  process.stdout.write(`served, ${name}: ${totals.errors} errors, ${totals.warnings} warnings\n`);
}
