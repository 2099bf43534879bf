import { NOTICE } from './ending.js';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROLES, SCOPES } from './access.js';
import { mayCreate, saysByStatus } from './creates.js';
import { SHARED_ANSWERS } from './complete-operations.js';
import { errorCodes } from './errors.js';
import { mustSayOwnRecord, OWN_RECORD } from './own-record.js';

const areas = fileURLToPath(new URL('../../src/areas/', import.meta.url));
const SNAKE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const inEvents = (ctx) =>
  /openapi[\\/]events[\\/]/.test(ctx.location.source.absoluteRef) ||
  ctx.location.pointer.startsWith('#/webhooks');

/** A rule that checks each operation of the API, but not events. */
const perOperation = (check) => () => ({
  Operation(operation, ctx) {
    if (!inEvents(ctx)) check(operation, (message) => ctx.report({ message, location: ctx.location }), ctx);
  },
});

/** Service.md: the public subset is what an API key can call. */
const publicMeansKey = perOperation((operation, report) => {
  const isPublic = operation.tags?.includes('public') ?? false;
  const takesKeys = (operation.security ?? []).some((entry) => 'apiKey' in entry);
  if (isPublic && !takesKeys) report('tagged public, but no apiKey entry in security');
  if (takesKeys && !isPublic) report('takes API keys, but is not tagged public');
});

const knownRolesAndScopes = perOperation((operation, report) => {
  const entries = operation.security;
  if (!entries?.length) return report('has no security: say who may call it');
  for (const entry of entries) {
    for (const [scheme, names] of Object.entries(entry)) {
      if (scheme === 'jwt') {
        if (names.length !== 1 || !ROLES.includes(names[0]))
          report(`jwt names exactly one role of ${ROLES.join(', ')}`);
      } else if (scheme === 'apiKey') {
        if (names.length > 1 || (names[0] && !(names[0] in SCOPES)))
          report(`apiKey names at most one known scope, not ${names}`);
      } else report(`unknown security scheme ${scheme}`);
    }
  }
});

const envelopeOnSuccess = perOperation((operation, report, ctx) => {
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const json = status.startsWith('2') ? response.content?.['application/json'] : undefined;
    if (!json) continue;
    if (!json.schema?.$ref) report(`${status} is an envelope without a name`);
    const schema = json.schema?.$ref ? ctx.resolve(json.schema).node : json.schema;
    const members = Object.keys(schema.properties ?? {}).join();
    if (members !== 'status,message,data' || schema.additionalProperties !== false)
      report(`${status} is not the envelope`);
  }
});

const errorsDeclared = perOperation((operation, report) => {
  for (const status of Object.keys(SHARED_ANSWERS)) {
    if (!operation.responses?.[status]) report(`does not declare ${status}`);
  }
  if (!Object.keys(operation.responses ?? {}).some((status) => status.startsWith('2')))
    report('declares no success');
});

const snakeCase = () => ({
  Schema(schema, ctx) {
    for (const name of Object.keys(schema.properties ?? {})) {
      if (!SNAKE.test(name))
        ctx.report({ message: `${name} is not snake_case`, location: ctx.location.child('properties') });
    }
  },
  Parameter(parameter, ctx) {
    if (parameter.in !== 'header' && !SNAKE.test(parameter.name)) {
      ctx.report({ message: `${parameter.name} is not snake_case`, location: ctx.location.child('name') });
    }
  },
});

const trailingSlash = () => ({
  PathItem(_item, ctx) {
    if (!inEvents(ctx) && !String(ctx.key).endsWith('/'))
      ctx.report({ message: 'a path ends in a slash', location: ctx.location });
  },
});

/** Each schema with `properties` says whether it allows other members. Ours almost never do. */
const closedObjects = () => ({
  Schema(schema, ctx) {
    if (schema.properties && schema.additionalProperties === undefined) {
      ctx.report({ message: 'an object with properties says additionalProperties', location: ctx.location });
    }
  },
});

/** Clients are generated with a name for each value: fractions, and values of two types, have none. */
const valuesHaveNames = () => ({
  Schema(schema, ctx) {
    const values = (schema.enum ?? []).filter((value) => value !== null);
    const types = new Set(values.map((value) => typeof value));
    if (types.size > 1 || values.some((value) => typeof value === 'number' && !Number.isInteger(value)))
      ctx.report({
        message: 'generated clients cannot name these values: give a range instead',
        location: ctx.location.child('enum'),
      });
  },
});

const handlerExists = perOperation((operation, report) => {
  const area = operation.tags?.find((tag) => tag !== 'public');
  const file = `${area}/operations/${operation.operationId}.ts`;
  if (!existsSync(areas + file)) report(`no handler at src/areas/${file}`);
});

/**
 * An envelope is named after its data, so the data needs a named schema, a list of one, or a oneOf of
 * several.
 */
const dataHasAName = perOperation((operation, report) => {
  const named = (data) =>
    data?.$ref ||
    (data?.type === 'array' && named(data.items)) ||
    (data?.oneOf?.length && data.oneOf.every(named));
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const json = status.startsWith('2') ? response.content?.['application/json'] : undefined;
    if (json && !named(json.schema)) report(`the data of ${status} needs a schema of its own`);
  }
});

/** Type names of languages and browsers, with which a generated type of the same name would conflict. */
const TAKEN = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...[
    'Any',
    'Bool',
    'Box',
    'Byte',
    'Bytes',
    'Character',
    'Char',
    'Comment',
    'DateTime',
    'Decimal',
    'Dict',
    'Document',
  ],
  ...[
    'Double',
    'Duration',
    'Element',
    'Enum',
    'Exception',
    'Float',
    'Int',
    'Integer',
    'Iterator',
    'List',
    'Location',
  ],
  ...[
    'Long',
    'Module',
    'Node',
    'None',
    'Notification',
    'Option',
    'Optional',
    'Package',
    'Path',
    'Process',
    'Range',
  ],
  ...[
    'Record',
    'Result',
    'Short',
    'Some',
    'Str',
    'Task',
    'Text',
    'Thread',
    'Time',
    'Tuple',
    'Type',
    'UUID',
    'Unit',
  ],
  ...['Value', 'Vec', 'Void', 'Warning', 'Window'],
]);

const noTakenNames = () => ({
  Schema(_schema, ctx) {
    const name = /[\\/]schemas[\\/][^\\/]+[\\/]([^\\/]+)\.yaml$/.exec(ctx.location.source.absoluteRef)?.[1];
    if (name && ctx.location.pointer === '#/' && TAKEN.has(name))
      ctx.report({ message: `${name} is a type of some language already`, location: ctx.location });
  },
});

/** A member with a default may be left out, so it is not required. */
const requiredOrDefault = () => ({
  Schema(schema, ctx) {
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      if (member && 'default' in member && schema.required?.includes(name))
        ctx.report({
          message: `${name} has a default and is required`,
          location: ctx.location.child('required'),
        });
    }
  },
});

/** Checks an operation's own `x-codes`. */
const knownCodes = perOperation((operation, report) => {
  for (const code of operation['x-codes'] ?? []) {
    if (!errorCodes[code]) report(`openapi/errors/ does not know the code ${code}`);
    else if (
      !errorCodes[code].statuses.some((status) => operation.responses?.[status] ?? SHARED_ANSWERS[status])
    )
      report(`no answer has the status of ${code}`);
  }
});

/** Whether an operation has a parameter of this name. */
const takes = (operation, name, ctx) =>
  (operation.parameters ?? []).some((one) => (one.$ref ? ctx.resolve(one).node : one)?.name === name);

/** Rule 58: every call says whether it creates, and no file declares `Idempotency-Key` itself. */
const createsOrNot = perOperation((operation, report, ctx) => {
  const said = operation['x-creates'];
  if (takes(operation, 'Idempotency-Key', ctx))
    report('Idempotency-Key is declared by codegen, for each call that creates');
  if (!mayCreate(String(ctx.key), operation) || saysByStatus(operation)) {
    if (said !== undefined) report('has an x-creates, but follows without it');
  } else if (typeof said !== 'boolean') {
    report('says by x-creates whether sending it again would make something more');
  }
});

/** Rules 21 and 200: each write on money, pay or leave says what it does with the caller's own record. */
const ownRecordSaid = perOperation((operation, report, ctx) => {
  const said = operation['x-own-record'];
  if (said === undefined && mustSayOwnRecord(String(ctx.key), operation))
    report(`says by x-own-record what it does with a record of the caller's own: ${OWN_RECORD.join(', ')}`);
  else if (said !== undefined && !OWN_RECORD.includes(said))
    report(`x-own-record is one of ${OWN_RECORD.join(', ')}`);
});

/**
 * `x-reads: lagging`: a standby may answer. Never lists with `updated_since`, whose horizon only the primary
 * knows, nor writes.
 */
const readsSaid = perOperation((operation, report, ctx) => {
  const said = operation['x-reads'];
  if (said === undefined) return;
  if (said !== 'lagging') report('x-reads can only be lagging');
  else if (String(ctx.key) !== 'get') report('x-reads: lagging is for GET');
  else if (takes(operation, 'updated_since', ctx))
    report('a list with updated_since is never read from a standby');
});

/** In the served document, every error response lists its codes. */
const codesListed = perOperation((operation, report, ctx) => {
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (Number(status) < 400) continue;
    const codes = (response.$ref ? ctx.resolve(response).node : response)['x-codes'] ?? [];
    if (codes.length === 0) report(`${status} lists no codes`);
    for (const code of codes)
      if (!errorCodes[code]?.statuses.includes(Number(status)))
        report(`${status} lists ${code}, which is none of its`);
  }
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A deprecated operation says when it was deprecated, when it ends, and what replaces it, if anything does.
 */
const deprecatedIsDated = perOperation((operation, report) => {
  const { deprecated, 'x-deprecated-since': since, 'x-sunset': sunset, 'x-successor': successor } = operation;
  if (!deprecated) {
    if (since ?? sunset ?? successor) report('says how it ends, but is not deprecated');
    return;
  }
  if (!DAY.test(since) || !DAY.test(sunset))
    return report('is deprecated: say x-deprecated-since and x-sunset, as days in quotes');
  if (Date.parse(sunset) - Date.parse(since) < NOTICE * 86_400_000)
    report(`is gone less than ${NOTICE} days after it was deprecated`);
  if (successor !== undefined && !successor.startsWith('/api/')) report('x-successor is a path of this API');
});

export const rules = {
  'public-means-key': publicMeansKey,
  'known-roles-and-scopes': knownRolesAndScopes,
  'envelope-on-success': envelopeOnSuccess,
  'errors-declared': errorsDeclared,
  'snake-case': snakeCase,
  'trailing-slash': trailingSlash,
  'closed-objects': closedObjects,
  'values-have-names': valuesHaveNames,
  'handler-exists': handlerExists,
  'data-has-a-name': dataHasAName,
  'known-codes': knownCodes,
  'codes-listed': codesListed,
  'creates-or-not': createsOrNot,
  'own-record-said': ownRecordSaid,
  'reads-said': readsSaid,
  'no-taken-names': noTakenNames,
  'required-or-default': requiredOrDefault,
  'deprecated-is-dated': deprecatedIsDated,
};
