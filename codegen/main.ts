/**
 * `npm run codegen` generates src/generated/ and every other derived file from the contract; `--check` lists
 * stale files and fails if there are any.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  areasSource,
  exportedSource,
  migrationsSource,
  patternChangedSource,
  leavingSource,
  timekeepingSource,
  placementChangedSource,
  stayingSource,
  foundingsSource,
  handoverPartsSource,
  ownersSource,
  payablesSource,
  drawingsSource,
  scenesSource,
} from './areas.ts';
import { bundleContract } from './bundle.ts';
import { clientCodesSource, clientEventsSource, clientTypesSource, consoleTypesSource } from './client.ts';
import { CONFIGURATION, configurationPage } from './configuration.ts';
import { errorsPage, errorsSource } from './errors.ts';
import { eventsSource } from './events.ts';
import { examplesSource } from './examples/kept.ts';
import { guidesSource } from './guides.ts';
import { consoleOperationsSource, handlersSource, operationsList, operationsSource } from './operations.ts';
import { noticesSource } from './notices.ts';
import { print } from './print.ts';
import { refuseFlowNulls } from './flowNulls.ts';
import { telling } from './remedy.ts';
import { shape } from './shape/index.ts';
import { typesSource } from './types.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const HEAD = '// Generated from openapi/ by `npm run codegen`. Do not edit.\n';

await telling(async () => {
  refuseFlowNulls();
  const bundled = await bundleContract();
  const { document, parts } = shape(bundled);
  const areas = Object.keys(parts.areas);
  const errorCodes = errorsPage(document, areas);
  const files: Record<string, string> = {
    'src/generated/contract.json': `${print(parts)}\n`,
    'src/generated/examples.json': examplesSource(areas),
    'src/generated/guides.json': guidesSource({ '13-error-codes.md': errorCodes }),
    'src/generated/types.ts': HEAD + (await typesSource(parts)),
    'src/generated/operations.ts': HEAD + operationsSource(bundled, areas),
    'src/generated/handlers.ts': HEAD + handlersSource(bundled, areas),
    'src/generated/events.ts': HEAD + eventsSource(bundled, areas),
    'src/generated/errors.ts': HEAD + errorsSource(areas),
    'src/generated/notices.ts': HEAD + noticesSource(areas),
    'src/generated/areas.ts': HEAD + areasSource(),
    'src/generated/exported.ts': HEAD + exportedSource(),
    'src/generated/patternChanged.ts': HEAD + patternChangedSource(),
    'src/generated/leaving.ts': HEAD + leavingSource(),
    'src/generated/timekeeping.ts': HEAD + timekeepingSource(),
    'src/generated/staying.ts': HEAD + stayingSource(),
    'src/generated/placementChanged.ts': HEAD + placementChangedSource(),
    'src/generated/foundings.ts': HEAD + foundingsSource(),
    'src/generated/payables.ts': HEAD + payablesSource(),
    'src/generated/handoverParts.ts': HEAD + handoverPartsSource(),
    'src/generated/owners.ts': HEAD + ownersSource(),
    'src/generated/drawings.ts': HEAD + drawingsSource(),
    'src/generated/migrations.ts': HEAD + migrationsSource(),
    'src/generated/scenes.ts': HEAD + scenesSource(),
    'clients/typescript/src/generated/schema.ts': HEAD + (await clientTypesSource(parts)),
    'clients/typescript/src/generated/events.ts': HEAD + clientEventsSource(parts),
    'clients/typescript/src/generated/codes.ts': HEAD + clientCodesSource(parts),
    'console/generated/api.ts': HEAD + (await consoleTypesSource(parts)),
    'console/generated/operations.ts': HEAD + consoleOperationsSource(bundled, areas),
    'test/contract/operations.txt': operationsList(bundled, areas),
    'openapi/guides/13-error-codes.md': errorCodes,
    [CONFIGURATION]: await configurationPage(),
  };

  const current = (name: string) => {
    try {
      return readFileSync(root + name, 'utf8');
    } catch {
      return undefined;
    }
  };
  const stale = Object.keys(files).filter((name) => current(name) !== files[name]);

  if (process.argv.includes('--check')) {
    if (stale.length > 0) {
      process.stderr.write(`stale: ${stale.join(', ')}. Run npm run codegen and commit the result.\n`);
      process.exitCode = 1;
    }
  } else {
    for (const name of stale) {
      mkdirSync(path.dirname(root + name), { recursive: true });
      writeFileSync(root + name, files[name]!);
    }
    process.stdout.write(
      stale.length > 0 ? `wrote ${stale.join(', ')}\n` : 'all generated files are up to date\n',
    );
  }
});
