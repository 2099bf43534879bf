/** Reporter that ends a run with one line for machines to read: `412 passed, 0 failed`. */
export default class SummaryLine {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests }) {
    // a file that does not even load has no failed tests, and must not look like success
    const failed = numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0);
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
    // jest's own summary comes after every reporter; this line has to be the last
    process.once('exit', () =>
      process.stdout.write(`\n${numPassedTests} passed, ${failed} failed${skipped}\n`),
    );
  }
}
