/**
 * Slow test files: they install programs, start the product and its servers as processes, fill large tables, or
 * compile generated clients. `npm run test:slow` runs them, `npm test` all others. Each entry is a regular
 * expression for the beginning of a path in `test/`.
 */
export default [
  'browser/',
  'clients/',
  'commands/',
  'contract/merge',
  'docs/(adding|guides|receiving)',
  'examples/',
  'external/',
  'faults/',
  'files/memory',
  'http/shutdown',
  'local/',
  'operations/copies/',
  'operations/\\w+/(scale|reportScale)',
  'pooler/',
  'production/',
  'scale/',
  'start/',
  'upgrade/',
];
