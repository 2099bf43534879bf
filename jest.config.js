import slow from './test/slow.js';

/** Real Postgres, real Temporal, real sockets: started once in test/support/servers.ts. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testRegex: '\\.test\\.ts$',
  testPathIgnorePatterns: slow.map((path) => `<rootDir>/test/${path}`),
  extensionsToTreatAsEsm: ['.ts'],
  // in Node's own module loader, with tsx for TypeScript
  testRunner: '<rootDir>/test/support/runner/runner.js',
  transform: {},
  globalSetup: '<rootDir>/test/support/globalSetup.js',
  globalTeardown: '<rootDir>/test/support/globalTeardown.js',
  reporters: ['default', '<rootDir>/test/support/summaryLine.js'],
  testSequencer: '<rootDir>/test/support/longestFirst.js',
  // one more than the cores of a small machine: tests wait for processes, sockets and disks
  maxWorkers: 3,
  // a process keeps what its files leave behind, and collecting garbage takes longer as it grows
  workerIdleMemoryLimit: '1500MB',
  testTimeout: 30_000,
};
