import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import type { AppSecret } from '../../secrets/keyring.ts';
import { readEnvironment } from './environment.ts';
import type { Problem } from './environment.ts';
import { formats, parseDuration } from './formats.ts';
import { placeProblems } from './places.ts';
import { productionProblems } from './production.ts';
import { entries, schema } from './variables.ts';
import type { Variable, VariableName, variables } from './variables.ts';

type Variables = typeof variables;

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<Camel<Tail>>}`
  : Lowercase<Name>;

type Value<V> = V extends { enum: readonly (infer Choice)[] }
  ? Choice
  : V extends { type: 'integer' | 'number' }
    ? number
    : V extends { type: 'boolean' }
      ? boolean
      : V extends { 'x-durations': true } | { type: 'array'; items: { type: 'integer' } }
        ? readonly number[]
        : V extends { type: 'array' }
          ? readonly string[]
          : string;

type Fields = {
  readonly [Name in VariableName as Camel<Name>]: Variables[Name] extends { default: unknown }
    ? Value<Variables[Name]>
    : Value<Variables[Name]> | undefined;
};

/**
 * The configuration, one field per variable (`DATABASE_URL` is `databaseUrl`), frozen. An unset variable
 * without a default is `undefined`. `webhookRetrySchedule` is in milliseconds; `publicUrl` has no trailing
 * slash.
 */
export type Config = Omit<Fields, 'publicUrl' | 'mailFrom' | 'appSecret' | 'appSecrets'> & {
  /** APP_SECRET, or the list in APP_SECRETS. */
  readonly appSecret: AppSecret | undefined;
  readonly publicUrl: string;
  readonly mailFrom: string;
  /** Straight to Postgres as the application role, past a pooler: DATABASE_LISTEN_URL, or DATABASE_URL. */
  readonly databaseDirectUrl: string | undefined;
  /** NODE_ENV is `production`: no demo, no embedded servers, no generated secrets. */
  readonly production: boolean;
};

/**
 * The configuration is invalid. The message lists every problem on its own line and never contains a secret.
 */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The configuration cannot be used:', ...problems.map((line) => `  ${line}`)].join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

let compiled: ValidateFunction | undefined;

function compile(): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: true, formats: { ...formats } });
  ajv.addVocabulary([
    'x-form',
    'x-unit',
    'x-secret',
    'x-default',
    'x-durations',
    'x-words',
    'x-instead',
    'x-production',
  ]);
  return ajv.compile(schema);
}

/** A variable's text as the type of its schema. Other text is returned unchanged, and Ajv refuses it. */
function parse(
  text: string,
  { type, items, 'x-words': words }: Pick<Variable, 'type' | 'items' | 'x-words'>,
): unknown {
  if (type === 'array' && words) return wordsIn(text);
  if (type === 'array') {
    return text.split(',').map((item) => parse(item.trim(), { type: items?.type ?? 'string' }));
  }
  if (type === 'integer' && /^\d{1,15}$/.test(text)) return Number(text);
  if (type === 'number' && /^\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false|1|0)$/i.test(text))
    return text === '1' || text.toLowerCase() === 'true';
  return text;
}

function wordsIn(text: string): unknown {
  if (!text.startsWith('[')) return text.split(/\s+/);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function refusedNames(values: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const check = (compiled ??= compile());
  if (check(values)) return new Set();
  return new Set(check.errors?.map((error) => error.instancePath.split('/')[1] ?? ''));
}

/**
 * Reads the configuration from the environment, validates it against `variables.ts` and adds the defaults.
 * @throws ConfigError that lists all problems
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const { texts, problems: readProblems } = readEnvironment(env);
  const values: Record<string, unknown> = {};
  for (const [name, variable] of entries) {
    const text = texts.get(name);
    values[name] = text === undefined ? variable.default : parse(text, variable);
    if (values[name] === undefined) Reflect.deleteProperty(values, name);
  }

  const refused = refusedNames(values);
  const problems: Problem[] = [...readProblems];
  for (const [name, variable] of entries) {
    if (!refused.has(name)) continue;
    const shown = variable['x-secret'] ? '' : `, is ${JSON.stringify(texts.get(name))}`;
    problems.push({ name, text: `must be ${variable['x-form']}${shown}` });
  }
  problems.push(...placeProblems(texts), ...pairProblems(values, readProblems));
  if (values['NODE_ENV'] === 'production') problems.push(...productionProblems(values, readProblems));
  if (problems.length > 0) throw new ConfigError(problems.map(({ name, text }) => `${name} ${text}`));
  return toConfig(values);
}

/** Problems of variables that depend on one another. `known`: problems already reported. */
function pairProblems(values: Readonly<Record<string, unknown>>, known: readonly Problem[]): Problem[] {
  const problems: Problem[] = [];
  const broken = known.some(({ name }) => name.startsWith('DATABASE_'));
  if (values['NODE_ENV'] !== 'production' && !broken) {
    const [app, owner] = [values['DATABASE_URL'], values['DATABASE_MIGRATE_URL']];
    if (app && !owner) problems.push({ name: 'DATABASE_MIGRATE_URL', text: 'is needed beside DATABASE_URL' });
    if (owner && !app) problems.push({ name: 'DATABASE_URL', text: 'is needed beside DATABASE_MIGRATE_URL' });
    if (values['DATABASE_LISTEN_URL'] && !app)
      problems.push({ name: 'DATABASE_URL', text: 'is needed beside DATABASE_LISTEN_URL' });
  }
  if (values['APP_SECRET'] && values['APP_SECRETS'])
    problems.push({ name: 'APP_SECRETS', text: 'is set beside APP_SECRET; keep one' });
  const [keyId, keySecret] = ['FILES_ACCESS_KEY_ID', 'FILES_SECRET_ACCESS_KEY'] as const;
  if (values[keyId] && !values[keySecret] && !known.some(({ name }) => name.startsWith(keySecret)))
    problems.push({ name: keySecret, text: `is needed beside ${keyId}` });
  if (values[keySecret] && !values[keyId])
    problems.push({ name: keyId, text: `is needed beside ${keySecret}` });
  if (values['TEMPORAL_API_KEY'] && values['TEMPORAL_TLS'] === false) {
    problems.push({ name: 'TEMPORAL_TLS', text: 'must be true when TEMPORAL_API_KEY is set' });
  }
  return problems;
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

function toConfig(values: Readonly<Record<string, unknown>>): Config {
  const fields: Record<string, unknown> = {};
  for (const [name, variable] of entries) {
    const value = values[name];
    fields[camelCase(name)] = variable['x-durations'] ? (value as string[]).map(parseDuration) : value;
  }
  const { publicUrl: givenUrl, mailFrom, appSecret, appSecrets, ...rest } = fields as unknown as Fields;
  const publicUrl = (givenUrl ?? `http://localhost:${rest.port}`).replace(/\/+$/, '');
  return Object.freeze({
    ...rest,
    appSecret: appSecrets ?? appSecret,
    publicUrl,
    databaseDirectUrl: rest.databaseListenUrl ?? rest.databaseUrl,
    mailFrom: mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`,
    production: rest.nodeEnv === 'production',
  });
}
