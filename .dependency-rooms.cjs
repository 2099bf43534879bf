/**
 * Which room may import which: the tables of docs/architecture.md, which a test compares with this one. A room is a
 * folder of `src/`; `contract`, `problem` and `services` are files of `src/` itself.
 */
const ROOMS = {
  // rooms that know nothing of this service
  lib: ['problem'],
  civil: [],
  money: ['civil'],
  secrets: [],
  log: [],
  tracing: [],
  // the contract as data
  openapi: ['civil', 'lib', 'problem'],
  // Postgres, and rooms that use it
  db: ['lib', 'problem', 'secrets'],
  migrations: ['db'],
  workspace: ['civil', 'db', 'files', 'mail', 'pdf', 'secrets'],
  limits: ['db', 'lib'],
  mail: ['db', 'lib', 'secrets'],
  files: ['db', 'lib', 'problem'],
  pdf: ['civil', 'lib', 'problem'],
  publicHolidays: ['civil'],
  exports: ['db', 'files', 'lib', 'problem', 'secrets'],
  metrics: ['db', 'lib', 'limits'],
  housekeeping: ['db'],
  // callers, and what a write records
  auth: ['db', 'lib', 'limits', 'openapi', 'problem', 'secrets', 'workspace'],
  events: ['auth', 'civil', 'db', 'openapi', 'secrets', 'tracing', 'workspace'],
  transitions: ['db', 'events', 'lib', 'problem'],
  // rooms that areas share
  people: ['auth', 'civil', 'db', 'events', 'lib', 'mail', 'openapi', 'problem', 'schedule', 'workspace'],
  lists: ['db'],
  schedule: ['civil', 'db', 'events', 'lib'],
  periods: ['civil', 'db', 'people'],
  paying: ['civil', 'db', 'events', 'money', 'people', 'problem', 'workspace'],
  notifications: ['auth', 'db', 'events', 'mail', 'secrets', 'workspace'],
  // processes beside the API
  'delivery/webhooks': ['db', 'events', 'secrets', 'tracing'],
  realtime: [
    'auth',
    'civil',
    'db',
    'events',
    'lib',
    'notifications',
    'openapi',
    'problem',
    'services',
    'workspace',
  ],
};

/** What an area may import beside its own files. */
const AREA = [
  'auth',
  'civil',
  'contract',
  'db',
  'events',
  'exports',
  'files',
  'lib',
  'limits',
  'lists',
  'mail',
  'money',
  'notifications',
  'openapi',
  'paying',
  'pdf',
  'people',
  'periods',
  'problem',
  'publicHolidays',
  'schedule',
  'services',
  'transitions',
  'workspace',
  'delivery/webhooks',
];

module.exports = { ROOMS, AREA };
