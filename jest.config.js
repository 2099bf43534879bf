/** Real Postgres, real Temporal, real sockets: started once in test/support/servers.ts. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript' },
          target: 'es2022',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  globalSetup: '<rootDir>/test/support/globalSetup.js',
  globalTeardown: '<rootDir>/test/support/globalTeardown.js',
  reporters: ['default', '<rootDir>/test/support/summaryLine.js'],
  testSequencer: '<rootDir>/test/support/longestFirst.js',
  // one more than the cores of a small machine: tests wait for processes, sockets and disks
  maxWorkers: 3,
  // a process keeps the modules of every file that it has run: at four gigabytes collecting garbage takes most of its time
  workerIdleMemoryLimit: '1200MB',
  testTimeout: 30_000,
};
