// Sums two test runs up in one closing line: all files, then the failed ones again. Lists files that needed both runs.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const [first, again] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const passed = first.testResults
  .filter((file) => file.status !== 'failed')
  .flatMap((file) => file.assertionResults)
  .filter((test) => test.status === 'passed').length;
for (const file of first.testResults.filter((one) => one.status === 'failed'))
  console.log(`passed only when run alone: ${relative('.', file.name)}`);
console.log(`${passed + again.numPassedTests} passed, ${again.numFailedTests} failed`);
