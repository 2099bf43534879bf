/**
 * What is slow by nature: it installs programs, starts the product and its servers as processes, fills large tables or
 * compiles what others generate. `npm run test:slow` runs these files and `npm test` all others. Each is a regular expression
 * for the beginning of a path below `test/`.
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
  'production/',
  'scale/',
  'start/',
  'upgrade/',
];
