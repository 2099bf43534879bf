/** Who may import whom: the rooms of CONTRIBUTING.md, so that they cannot rot. */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    rule(
      'no-circles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'A circle has no bottom to read from.',
    ),
    rule(
      'only-db-knows-sql-drivers',
      { path: '^src/', pathNot: '^src/db/' },
      { path: 'node_modules/(pg|knex|pg-protocol)/' },
      'All SQL goes through the workspace handle.',
    ),
    rule(
      'only-http-knows-koa',
      { path: '^src/', pathNot: '^src/http/' },
      { path: 'node_modules/(koa|@koa|openapi-backend|find-my-way)/' },
      'The pipeline is the only room that knows Koa.',
    ),
    rule(
      'http-is-the-entry-points',
      { path: '^src/', pathNot: '^src/(http/|app\\.ts|start/|main\\.ts)' },
      { path: '^src/http/', dependencyTypesNot: ['type-only'] },
      'Nobody imports http but the entry point.',
    ),
    rule(
      'areas-do-not-import-operations',
      { path: '^src/areas/([^/]+)/' },
      { path: '^src/areas/[^/]+/operations/' },
      'An area reaches another through its store or rules.',
    ),
    rule(
      'rules-are-pure',
      { path: '^src/areas/[^/]+/rules' },
      { pathNot: '^src/(areas/[^/]+/rules|civil|money)', dependencyTypesNot: ['type-only'] },
      'Rules do no I/O.',
    ),
    rule(
      'money-is-pure',
      { path: '^src/money/' },
      { pathNot: '^src/(money|civil)/' },
      'Money is arithmetic: it knows no area, no database and no clock.',
    ),
    rule(
      'workflows-are-deterministic',
      { path: '^workflows/' },
      {
        pathNot: '^workflows/|node_modules/@temporalio/(workflow|common)',
        dependencyTypesNot: ['type-only'],
      },
      'Workflows import @temporalio/workflow and types.',
    ),
    rule(
      'db-stands-below',
      { path: '^src/db/', pathNot: '^src/db/seed/' },
      { path: '^src/(areas|http|webhooks|events|auth|realtime)/' },
      'db knows no area.',
    ),
    rule(
      'no-dev-dependencies-at-run-time',
      { path: '^src/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
      'What runs is installed in production.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
