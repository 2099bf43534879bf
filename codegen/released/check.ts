/**
 * `npm run check:breaking`: fails if the contract breaks clients of the released one. Without Go it prints
 * that it could not compare, and passes.
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
