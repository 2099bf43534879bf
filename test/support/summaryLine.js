/** Reporter that ends a run with one machine-readable line: `412 passed, 0 failed`. */
export default class SummaryLine {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests }) {
    // a file that fails to load has no failed tests, but must not count as a success
    const failed = numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0);
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
    // Jest prints its own summary after every reporter, and this line has to be the last
    process.once('exit', () =>
      process.stdout.write(`\n${numPassedTests} passed, ${failed} failed${skipped}\n`),
    );
  }
}
