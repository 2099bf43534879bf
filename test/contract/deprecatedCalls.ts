/**
 * A service with three deprecated calls. It has its own process, because marking them changes the contract of
 * the whole process. Sends what the tests need; exits with 1 if an answer broke the contract.
 */
import { declareEndings } from '../../codegen/shape/endings.ts';
import { operations } from '../../src/generated/operations.ts';
import { document } from '../../src/openapi/document.ts';
import type { OperationRow } from '../../src/openapi/operation.ts';
import { startService } from '../support/service.ts';
import { BALANCE, ENDING, ENTRIES, LOGOUT, SUCCESSOR, WORDS, type Deprecating } from './deprecating.ts';

Object.assign(document.paths[BALANCE]!['get']!, { ...WORDS, 'x-successor': SUCCESSOR });
Object.assign(document.paths[ENTRIES]!['get']!, { ...WORDS, 'x-successor': SUCCESSOR });
Object.assign(document.paths[LOGOUT]!['post']!, WORDS);
declareEndings(document);
for (const row of [operations.getPtoBalance, operations.listTimeEntries] as OperationRow[])
  row.ending = { ...ENDING, successor: SUCCESSOR };
(operations.logout as OperationRow).ending = ENDING;

const service = await startService();
const world = await service.world();
process.once('message', () => {
  void service.close().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.send!({
  url: service.url,
  host: world.host,
  token: world.employee.token,
  key: (await world.personalKey(world.employee, ['time:read'])).token,
} satisfies Deprecating);
