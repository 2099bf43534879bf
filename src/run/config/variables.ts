/**
 * Every environment variable of the service, as the JSON Schema that `loadConfig` validates with. The type
 * `Config` and docs/configuration.md are derived from it.
 *
 * Beside standard keywords a variable has: `x-form`, the accepted form, for error lines and the
 * documentation; `x-unit`; `x-secret`, never printed, and also readable from the file that `NAME_FILE` names;
 * `x-default`, a default that depends on other variables, in words; `x-durations`, a list of durations that
 * becomes milliseconds; `x-words`, a list separated by white space, or JSON; `x-production`, `required` or
 * `refused` if NODE_ENV is `production`; `x-instead`, a variable that may replace a required one.
 */
export interface Variable {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  readonly description: string;
  readonly 'x-form': string;
  readonly 'x-unit'?: string;
  readonly 'x-secret'?: true;
  readonly 'x-default'?: string;
  readonly 'x-durations'?: true;
  readonly 'x-words'?: true;
  readonly 'x-instead'?: string;
  readonly 'x-production'?: 'required' | 'refused';
  readonly default?: string | number | boolean | readonly (string | number)[];
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly items?: {
    readonly type: 'string' | 'integer';
    readonly pattern?: string;
    readonly format?: string;
    readonly minLength?: number;
    readonly minimum?: number;
    readonly maximum?: number;
  };
}

export const variables = {
  NODE_ENV: {
    type: 'string',
    enum: ['development', 'test', 'production'],
    default: 'development',
    description:
      'In production there is no demo, no embedded server and no generated secret; missing variables are reported.',
    'x-form': 'one of development, test, production',
  },
  PORT: {
    type: 'integer',
    minimum: 0,
    maximum: 65_535,
    default: 8080,
    description: 'The port that the API listens on. The start fails if it is taken. 0 takes any free port.',
    'x-form': 'a whole number from 0 to 65535',
    'x-unit': 'TCP port',
  },
  DATA_DIR: {
    type: 'string',
    default: '.data',
    description:
      'The folder for everything kept on this machine: embedded servers, generated secrets, files.',
    'x-form': 'a path',
    'x-unit': 'path',
  },
  FILES: {
    type: 'string',
    format: 'files-url',
    default: 'postgres',
    description:
      'Where new files are stored: in the database, or in an S3-compatible bucket ("In operation").',
    'x-form': 'postgres, or s3://bucket/prefix?region=name&endpoint=https://host&style=path',
    'x-unit': 'place',
  },
  FILES_ACCESS_KEY_ID: {
    type: 'string',
    description:
      'The access key of the bucket. Unset: the AWS SDK finds one, for instance through the role of the machine.',
    'x-form': 'a text',
  },
  FILES_SECRET_ACCESS_KEY: {
    type: 'string',
    description: 'The secret of that key.',
    'x-form': 'a text',
    'x-secret': true,
  },
  FILES_SPOOL_DIR: {
    type: 'string',
    'x-default': '`DATA_DIR`/spool',
    description:
      'The folder for files during their upload. Use a disk: a folder in memory counts as memory of the process.',
    'x-form': 'a path',
    'x-unit': 'path',
  },
  FILES_SPOOL_MIB: {
    type: 'integer',
    minimum: 1,
    maximum: 1_000_000,
    default: 1024,
    description: 'Maximum size of all running uploads of a process together; further uploads get 503.',
    'x-form': 'a whole number from 1 to 1000000',
    'x-unit': 'MiB',
  },
  PUBLIC_URL: {
    type: 'string',
    format: 'http-url',
    'x-default': 'http://localhost:PORT',
    description:
      'The address under which people reach the service, for links in mails. A workspace with other hosts gets links to one of them, with the same scheme and port.',
    'x-form': 'an http:// or https:// URL',
    'x-unit': 'URL',
  },
  CONSOLE: {
    type: 'boolean',
    default: true,
    description:
      'Whether the web dashboard is served at `/console/`. False for installations with a front end of their own.',
    'x-form': 'true or false',
  },
  TEMPORAL_UI_URL: {
    type: 'string',
    format: 'http-url',
    description: "The address of Temporal's own UI, which the dashboard links to for admins. Unset: no link.",
    'x-form': 'an http:// or https:// URL',
    'x-unit': 'URL',
  },
  DATABASE_URL: {
    type: 'string',
    format: 'postgres-url',
    description:
      'The database, as the application role: neither owner nor superuser. May lead to PgBouncer if DATABASE_LISTEN_URL is set. Unset: an embedded Postgres is started.',
    'x-form': 'a postgres:// URL',
    'x-unit': 'URL',
    'x-secret': true,
    'x-production': 'required',
  },
  DATABASE_LISTEN_URL: {
    type: 'string',
    format: 'postgres-url',
    description:
      'The same database and role, straight to Postgres: for notices and for commands. Set it if DATABASE_URL leads to a pooler in transaction mode ("In operation"), and only then.',
    'x-form': 'a postgres:// URL',
    'x-unit': 'URL',
    'x-secret': true,
  },
  DATABASE_READ_URL: {
    type: 'string',
    format: 'postgres-url',
    description:
      'A standby of the same database, straight to it, as the same role: reports and other large reads go there ("In operation"). Unset: all reads go to DATABASE_URL.',
    'x-form': 'a postgres:// URL',
    'x-unit': 'URL',
    'x-secret': true,
  },
  DATABASE_MIGRATE_URL: {
    type: 'string',
    format: 'postgres-url',
    description:
      'The same database, as the owner role: for npm start, and in production only for `migrate`, `workspace create`, `import` and `doctor`. Do not give it to processes that serve.',
    'x-form': 'a postgres:// URL',
    'x-unit': 'URL',
    'x-secret': true,
  },
  POOL_SIZE: {
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    default: 10,
    description: 'Maximum database connections per process; up to three more are used for files.',
    'x-form': 'a whole number from 1 to 1000',
    'x-unit': 'connections',
  },
  WEB_CONCURRENCY: {
    type: 'integer',
    minimum: 1,
    maximum: 64,
    default: 1,
    description: 'Number of API processes that share the port: about one per core.',
    'x-form': 'a whole number from 1 to 64',
    'x-unit': 'processes',
  },
  MAX_CONNECTIONS: {
    type: 'integer',
    minimum: 1,
    maximum: 1_000_000,
    default: 10_000,
    description:
      'Maximum connections per API process, including WebSockets; further connections are closed at once. Keep it below the limit on open files.',
    'x-form': 'a whole number from 1 to 1000000',
    'x-unit': 'connections',
  },
  SHUTDOWN_DRAIN: {
    type: 'integer',
    minimum: 0,
    maximum: 120,
    default: 5,
    description:
      'How long the API keeps running after SIGTERM before its port closes. Meanwhile `/readyz` answers 503 and each answer closes its connection. Requests that are still running then get 20 more seconds.',
    'x-form': 'a whole number from 0 to 120',
    'x-unit': 'seconds',
  },
  METRICS_PORT: {
    type: 'integer',
    minimum: 1,
    maximum: 65_535,
    description:
      'The port of `/metrics` (Prometheus), with the figures of all API processes. Must not be public. Unset: no metrics.',
    'x-form': 'a whole number from 1 to 65535',
    'x-unit': 'TCP port',
  },
  METRICS_HOST: {
    type: 'string',
    format: 'ip',
    default: '127.0.0.1',
    description: 'The address that `/metrics` listens on; 0.0.0.0 or :: for all addresses of this machine.',
    'x-form': 'an IP address of this machine',
    'x-unit': 'IP address',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    type: 'string',
    format: 'http-url',
    description:
      'Where API and worker send traces (OTLP over HTTP, JSON; `/v1/traces` is added). Unset: nothing is traced, and OpenTelemetry is not loaded.',
    'x-form': 'an http:// or https:// URL',
    'x-unit': 'URL',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    type: 'number',
    minimum: 0,
    maximum: 1,
    default: 1,
    description:
      'The share of requests that begin a trace. A request with a `traceparent` from a trusted proxy is traced if that header says so.',
    'x-form': 'a number from 0 to 1',
    'x-unit': 'share',
  },
  REDIS_URL: {
    type: 'string',
    format: 'redis-url',
    description: 'Where API processes share their rate limits. Unset: in Postgres.',
    'x-form': 'a redis:// or rediss:// URL',
    'x-unit': 'URL',
    'x-secret': true,
  },
  TEMPORAL_ADDRESS: {
    type: 'string',
    format: 'host-port',
    description: 'The Temporal frontend. Unset: a development server is found, built and started.',
    'x-form': 'host:port',
    'x-unit': 'host:port',
    'x-production': 'required',
  },
  TEMPORAL_NAMESPACE: {
    type: 'string',
    pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]*$',
    default: 'default',
    description: 'The Temporal namespace of the webhook senders.',
    'x-form': 'a name of letters, digits, dots, dashes and underscores',
  },
  TEMPORAL_TLS: {
    type: 'boolean',
    default: false,
    description: 'Connect to Temporal over TLS.',
    'x-form': 'true or false',
  },
  TEMPORAL_API_KEY: {
    type: 'string',
    description: 'The key for Temporal Cloud. Needs TEMPORAL_TLS.',
    'x-form': 'a text',
    'x-secret': true,
  },
  APP_SECRET: {
    type: 'string',
    minLength: 32,
    format: 'secret',
    'x-default': 'generated once, kept in DATA_DIR',
    description: 'The secret from which signing and encryption keys are derived.',
    'x-form': 'at least 32 characters, 8 of them different',
    'x-unit': 'characters',
    'x-secret': true,
    'x-production': 'required',
    'x-instead': 'APP_SECRETS',
  },
  APP_SECRETS: {
    type: 'array',
    minItems: 1,
    maxItems: 5,
    uniqueItems: true,
    items: { type: 'string', minLength: 32, format: 'secret' },
    'x-words': true,
    description:
      'In place of APP_SECRET, to change it: the current secret first, then former ones, which only open and verify. `secrets rotate` makes the former ones unnecessary.',
    'x-form':
      'one to five secrets as in APP_SECRET, separated by spaces or line breaks, or a JSON array if one contains a space',
    'x-secret': true,
  },
  LICENSE_PUBLIC_KEY: {
    type: 'string',
    format: 'ed25519-public-key',
    'x-default': 'in development, generated once with its private key and kept in DATA_DIR',
    description:
      'The public key that licences are verified with. In production no licence can be installed without it.',
    'x-form': 'an Ed25519 public key: the base64 lines of its PEM file as one line',
    'x-unit': 'base64',
  },
  PILOTS_PER_DAY: {
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    default: 10,
    description:
      'Number of trial workspaces that an operator may create in 24 hours, at most three of them for one address. Further ones get 429.',
    'x-form': 'a whole number from 1 to 1000',
    'x-unit': 'trials',
  },
  SMTP_URL: {
    type: 'string',
    format: 'smtp-url',
    description:
      'The mail server. Unset: each mail is a file under DATA_DIR/mail. With a password, smtp:// requires STARTTLS.',
    'x-form': 'an smtp:// or smtps:// URL',
    'x-unit': 'URL',
    'x-secret': true,
  },
  MAIL_FROM: {
    type: 'string',
    format: 'sender',
    'x-default': 'no-reply@ the host of PUBLIC_URL',
    description: 'The sender of mails.',
    'x-form': 'an e-mail address, or Name <address>',
  },
  WORKSPACE_HOSTS: {
    type: 'array',
    default: [],
    items: { type: 'string', pattern: '^[A-Za-z0-9.-]{1,253}=[A-Za-z0-9-]{1,63}$' },
    description:
      'Further host names of workspaces, assigned by `migrate` and by `npm start`. A workspace that is the only one answers on any host.',
    'x-form': 'a comma list of host=slug, such as api.example.com=brightwater',
    'x-unit': 'host=slug',
  },
  TRUSTED_PROXIES: {
    type: 'array',
    default: [],
    items: { type: 'string', format: 'cidr' },
    description: 'Networks whose X-Forwarded-* headers are trusted.',
    'x-form': 'a comma list of networks, such as 10.0.0.0/8',
    'x-unit': 'CIDR',
  },
  CORS_ORIGINS: {
    type: 'array',
    default: [],
    items: { type: 'string', format: 'origin' },
    description: 'Web origins that may call the API from a browser and open the WebSocket.',
    'x-form': 'a comma list of origins, such as https://app.example.com',
    'x-unit': 'origin',
  },
  LOG_LEVEL: {
    type: 'string',
    enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'info',
    description: 'The lowest level that is logged.',
    'x-form': 'one of fatal, error, warn, info, debug, trace, silent',
  },
  WEBHOOK_RETRY_SCHEDULE: {
    type: 'array',
    minItems: 1,
    maxItems: 10,
    default: ['1m', '5m', '30m', '150m', '12h'],
    items: { type: 'string', format: 'duration' },
    description: 'The waits between the attempts of a delivery; there is one attempt more than waits.',
    'x-form': 'a comma list of 1 to 10 durations in ms, s, m or h, such as 1m,5m,12h',
    'x-unit': 'ms, s, m, h',
    'x-durations': true,
  },
  WEBHOOK_ALLOWED_NETWORKS: {
    type: 'array',
    default: [],
    items: { type: 'string', format: 'cidr' },
    description:
      'For development and tests: networks that webhooks may reach though they are not public, on any port.',
    'x-form': 'a comma list of networks, such as 127.0.0.0/8',
    'x-unit': 'CIDR',
    'x-production': 'refused',
  },
  WEBHOOK_CA_FILE: {
    type: 'string',
    description: 'A PEM file of certificate authorities that webhooks trust in addition to the usual ones.',
    'x-form': 'a path',
    'x-unit': 'path',
  },
  WEBHOOK_ALLOWED_PORTS: {
    type: 'array',
    minItems: 1,
    default: [443, 8443],
    items: { type: 'integer', minimum: 1, maximum: 65_535 },
    description: 'The ports that webhooks may call.',
    'x-form': 'a comma list of ports from 1 to 65535',
    'x-unit': 'TCP port',
  },
  WEBHOOK_DNS_SERVERS: {
    type: 'array',
    default: [],
    items: { type: 'string', format: 'ip-port' },
    description: 'DNS servers that resolve webhook hosts. Empty: those of the system.',
    'x-form': 'a comma list of ip or ip:port ([ip]:port for IPv6)',
    'x-unit': 'ip[:port]',
  },
  WORKER_METRICS_ADDRESS: {
    type: 'string',
    format: 'host-port',
    description: 'Where the worker serves Prometheus metrics. Must not be public. Unset: nowhere.',
    'x-form': 'host:port',
  },
  WORKER_HEALTH_ADDRESS: {
    type: 'string',
    format: 'host-port',
    description:
      'Where the worker answers health checks: `/healthz` while it runs, `/readyz` while it delivers. Unset: nowhere.',
    'x-form': 'host:port',
  },
  RATE_LIMIT_SCALE: {
    type: 'number',
    exclusiveMinimum: 0,
    default: 1,
    description: 'Factor of every rate limit, for load tests. Counting and headers still apply.',
    'x-form': 'a number above 0',
    'x-unit': 'factor',
    'x-production': 'refused',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

/** The variables as `[name, schema]`, typed for iteration. */
export const entries = Object.entries(variables) as [VariableName, Variable][];

/** The JSON Schema of the parsed environment, with a property per variable that is set. */
export const schema = { type: 'object', properties: variables } as const;
