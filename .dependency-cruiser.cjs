/** Checks which room may import which (.dependency-rooms.cjs), and the rules that apply to all rooms. */
const { ROOMS, AREA } = require('./.dependency-rooms.cjs');

/**
 * Generated types and tables that import no area. The other generated files do: `handlers`, `areas`,
 * `exported`, `leaving`, `staying`, `timekeeping`, `patternChanged`, `placementChanged`, `payables`, `handoverParts`, `owners`, `drawings`, `migrations`.
 */
const GENERATED = '^src/generated/(operations|types|events|errors|notices|contract|examples|guides)';

/** An area's part of the demo: `demo.ts`, or a folder `demo` if it is long. */
const SCENE = '^src/areas/[^/]+/demo(/|\\.ts$)';

const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const folders = (names) => `^src/(${names.join('|')})(/|\\.ts$)`;

/** A room may import itself, the rooms listed for it, and the generated files above. */
const roomRules = Object.entries(ROOMS).map(([room, allowed]) =>
  rule(
    `room-${room}`,
    { path: `^src/${room}/`, pathNot: ['^src/migrations/migrate\\.ts$', '^src/pdf/thread\\.ts$'] },
    { path: '^src/', pathNot: [folders([room, ...allowed]), GENERATED] },
    `${room} may import ${allowed.join(', ') || 'nothing'}.`,
  ),
);

module.exports = {
  forbidden: [
    ...roomRules,
    rule(
      'areas-stand-alone',
      { path: '^src/areas/([^/]+)/', pathNot: SCENE },
      {
        path: '^src/',
        pathNot: [
          '^src/areas/$1/',
          folders(AREA),
          GENERATED,
          '^src/generated/(areas|foundings|handoverParts|leaving|patternChanged|placementChanged|payables|staying|timekeeping)\\.ts$',
        ],
      },
      'Areas do not import one another: what two of them need moves to a room of its own.',
    ),
    rule(
      'scenes-stand-alone',
      { path: '^src/areas/([^/]+)/demo(/|\\.ts$)' },
      { path: '^src/', pathNot: ['^src/areas/$1/', folders([...AREA, 'demo']), GENERATED] },
      'A scene of the demo uses its own area and src/demo; what scenes need of one another they offer.',
    ),
    rule(
      'demo-knows-no-area',
      { path: '^src/demo/' },
      { path: '^src/areas/' },
      'Areas bring their scenes: codegen lists them.',
    ),
    rule(
      'only-the-start-knows-the-demo',
      { path: '^src/', pathNot: ['^src/demo/', SCENE, '^src/generated/scenes\\.ts$', '^src/run/start/'] },
      { path: ['^src/demo/', SCENE, '^src/generated/scenes\\.ts$'] },
      'The service runs without its demo.',
    ),
    rule(
      'area-roots-hold-folders',
      { path: '^src/' },
      {
        path: '^src/areas/[^/]+/[^/]+\\.ts$',
        pathNot:
          '/(announce|founding|leaving|staying|timekeeping|anonymise|patternChange|placementChange|payable|handover|owners|drawn|jobs|pickLists|exported|demo)\\.ts$',
      },
      'An area is operations/, actions/, rules/, store/, present/, migrations/, demo/ and at most announce, founding, leaving, staying, timekeeping, anonymise, patternChange, placementChange, payable, handover, owners, drawn, jobs, pickLists, exported, demo.',
    ),
    rule(
      'operations-are-the-top',
      { path: '^src/areas/', pathNot: '^src/areas/[^/]+/demo\\.ts$' },
      { path: '^src/areas/[^/]+/operations/' },
      'Operations are thin: what several of them share belongs in actions/.',
    ),
    rule(
      'rules-are-pure',
      { path: '^src/areas/[^/]+/rules/' },
      {
        pathNot: [
          '^src/areas/[^/]+/rules/',
          '^src/(civil|money|schedule|periods|openapi|lib)/',
          // has no I/O either
          '^src/people/deciding\\.ts$',
          '^src/paying/handover\\.ts$',
          '^node:net$',
          '^net$',
        ],
        dependencyTypesNot: ['type-only'],
      },
      'Rules do no I/O.',
    ),
    rule(
      'store-stands-below-actions',
      { path: '^src/areas/[^/]+/(store|rules)/' },
      { path: '^src/areas/[^/]+/(actions/|announce|leaving|anonymise|jobs|demo)' },
      'Stores and rules do not import the code that uses them.',
    ),
    rule(
      'screens-stand-alone',
      { path: '^console/screens/([^/]+)/' },
      { path: '^console/(screens|frame/Frame|routes)', pathNot: '^console/screens/$1/' },
      'Screens do not import one another: what two of them need is a part.',
    ),
    rule(
      'parts-know-no-screen',
      { path: '^console/(parts|texts)/' },
      { path: '^console/(screens|frame|contract|entrance|routes)' },
      'Parts are used by everything above them.',
    ),
    rule(
      'console-calls-the-api',
      { path: '^console/' },
      { path: '^(src|codegen|workflows)/' },
      'The console does what every other client can do.',
    ),
    rule(
      'no-circles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'A circle has no bottom to read from.',
    ),
    rule(
      'only-the-thread-draws',
      { path: '^src/', pathNot: '^src/(pdf/thread|generated/drawings)\\.ts$' },
      { path: ['^src/generated/drawings\\.ts$', '^src/pdf/thread\\.ts$', '^src/areas/[^/]+/drawn\\.ts$'] },
      'Requests have no time to draw: services.drawer does it on a thread of its own.',
    ),
    rule(
      'only-db-knows-sql-drivers',
      { path: '^src/', pathNot: '^src/(db|migrations|demo)/' },
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
      { path: '^src/', pathNot: '^src/(http/|app\\.ts|run/start/|main\\.ts)' },
      { path: '^src/http/', dependencyTypesNot: ['type-only'] },
      'Nobody imports http but the entry point.',
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
