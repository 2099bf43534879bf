/**
 * Refuses a contract that breaks clients of the released one: `npm run check:breaking`. Without Go it says so and passes: what it
 * would have found is found wherever there is Go.
 */
import { breakingChanges, lineOf } from './breaking.ts';
import { current, released } from './contract.ts';
import { whyNot } from './oasdiff.ts';

const before = released();
if (!before) process.stdout.write('nothing is released yet\n');
else if (whyNot !== null) process.stdout.write(`not compared with the released contract: ${whyNot}\n`);
else {
  const breaking = await breakingChanges(before, current());
  if (breaking.length > 0) {
    process.stderr.write(
      `The contract breaks clients of the released one. Deprecate instead, or add beside (docs/releasing.md):\n${breaking.map((one) => `  ${lineOf(one)}\n`).join('')}`,
    );
    process.exitCode = 1;
  } else process.stdout.write('nothing breaks clients of the released contract\n');
}
