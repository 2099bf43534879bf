/**
 * `npm run check:examples`: checks that every operation has an example that fits the contract. Calls nothing.
 */
import { operations, type OperationId } from '../../src/generated/operations.ts';
import { keptExamples, SHARED } from './kept.ts';
import { document } from '../../src/openapi/document.ts';
import { fingerprintOf, problemsOf, sharedFingerprint, sharedProblems, type Recorded } from './recorded.ts';
import { unreal } from './unreal.ts';

/** Shared responses that no call can provoke. */
const NOT_RECORDED = new Set(['Unavailable']);

const kept = keptExamples();
const complaints: string[] = [];
for (const [id, { area }] of Object.entries(operations) as [OperationId, { area: string }][]) {
  const example = kept[area]?.[id] as Recorded | undefined;
  if (!example) complaints.push(`${id} has none`);
  else if (example.contract !== fingerprintOf(id, example.response.status))
    complaints.push(`${id}: the contract has changed since`);
  else for (const problem of problemsOf(id, example)) complaints.push(`${id}: ${problem}`);
}
for (const name of Object.keys(document.components['responses']!)) {
  const example = kept[SHARED]?.[name] as Recorded | undefined;
  if (!example) {
    if (!NOT_RECORDED.has(name)) complaints.push(`the answer ${name} has none`);
  } else if (example.contract !== sharedFingerprint(name))
    complaints.push(`${name}: the contract has changed since`);
  else for (const problem of sharedProblems(name, example)) complaints.push(`${name}: ${problem}`);
}
for (const [area, examples] of Object.entries(kept)) {
  for (const [name, example] of Object.entries(examples)) {
    const known = (operations as Record<string, { area: string } | undefined>)[name];
    if (area !== SHARED && known?.area !== area) complaints.push(`${area}/${name}.json is of no operation`);
    for (const text of unreal(example)) complaints.push(`${name}: ${text}`);
  }
}
if (complaints.length > 0) {
  process.stderr.write(
    `Examples in openapi/examples/:\n${complaints.map((one) => `  ${one}`).join('\n')}\nRun npm run examples and commit the result.\n`,
  );
  process.exitCode = 1;
}
