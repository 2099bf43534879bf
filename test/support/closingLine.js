/** Ends a run with one line that a machine can read: `412 passed, 0 failed`. */
export default class ClosingLine {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests }) {
    // a file that does not even load has no tests to fail, and must not look like success
    const failed = numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0);
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
    // jest's own summary comes after every reporter; this line is to be the last
    process.once('exit', () =>
      process.stdout.write(`\n${numPassedTests} passed, ${failed} failed${skipped}\n`),
    );
  }
}
