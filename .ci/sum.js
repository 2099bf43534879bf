// Sums the reports of test runs up in one closing line. A report `NAME.again.json` is of the files that failed in `NAME.json`:
// it replaces them, and files that passed only then are listed. Ends with 1 if anything failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** By name of the file: the outcome of its last run. */
const files = new Map();
for (const report of process.argv.slice(2)) {
  for (const file of JSON.parse(readFileSync(report, 'utf8')).testResults) {
    if (files.get(file.name)?.status === 'failed' && file.status !== 'failed')
      console.log(`passed only when run alone: ${relative('.', file.name)}`);
    files.set(file.name, file);
  }
}
const count = (status) =>
  [...files.values()].flatMap((file) => file.assertionResults).filter((test) => test.status === status)
    .length;
// a file that cannot be loaded, or whose closing fails, has no failed test
const broken = [...files.values()].filter(
  (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
);
const failed = count('failed') + broken.length;
console.log(`${count('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
