/**
 * docs/log.schema.json describes every log line of every kind of process, and every field that the source
 * writes.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { freePort } from '../../src/run/local/ports.ts';
import { connect } from '../realtime/support.ts';
import { startApiProcess } from '../support/apiProcess.ts';
import { readEnvironment } from '../support/environment.ts';
import { openFolder, openWorld } from '../support/opening.ts';
import { addressVariables } from '../support/pooler.ts';
import { PROGRAM } from '../support/program.ts';
import { send, TEST_SECRET } from '../support/service.ts';
import { until } from '../support/until.ts';

const root = path.join(import.meta.dirname, '../..');
const schema = JSON.parse(readFileSync(path.join(root, 'docs/log.schema.json'), 'utf8')) as {
  properties: Record<string, { description?: string }>;
};
const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);

/** Lines that do not match the schema, with what is wrong. */
const wrong = (lines: readonly object[]) =>
  lines.flatMap((line) =>
    validate(line)
      ? []
      : [
          [
            line,
            validate.errors!.map(({ instancePath, message, params }) => [instancePath, message, params]),
          ],
        ],
  );
const { service, world } = await openWorld();
const environment = (dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: '',
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  ...addressVariables(service.database),
  DATABASE_MIGRATE_URL: service.database.ownerUrl,
  TEMPORAL_ADDRESS: readEnvironment().temporalAddress,
  APP_SECRET: TEST_SECRET,
  LOG_LEVEL: 'debug',
});

/** Runs a command until `enough` accepts its log, ends it, and returns all log lines. */
async function linesOf(
  command: string,
  env: NodeJS.ProcessEnv,
  read: (output: string) => string,
  last: string,
) {
  const child = spawn(process.execPath, [PROGRAM, command], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await until(() => read(output).includes(`"msg":"${last}"`), 60_000);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  return read(output)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('the API: calls, errors and sockets, at level debug', async () => {
  const api = await startApiProcess(service.database, { LOG_LEVEL: 'debug' });
  const call = (method: string, where: string, token?: string, body?: string) =>
    send(
      `${api.url}/api/v1${where}`,
      method,
      {
        host: world.host,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body,
    );
  const key = await world.personalKey(world.employee, ['time:read']);
  await call('GET', '/tracking/entries/', key.token);
  await call('GET', '/nowhere/');
  await call(
    'POST',
    '/auth/login/',
    undefined,
    JSON.stringify({ email: world.employee.email, password: 'wrong' }),
  );
  const socket = await connect({ ...service, url: api.url }, world, { token: world.employee.token });
  await socket.next('hello');
  socket.socket.close();
  // an internal error, and the same one again
  await service.database.admin.query('ALTER TABLE time_entries RENAME TO time_entries_away');
  for (let times = 0; times < 3; times += 1)
    expect((await call('GET', '/tracking/entries/', key.token)).status).toBe(500);
  await service.database.admin.query('ALTER TABLE time_entries_away RENAME TO time_entries');
  await until(() => api.lines.some(({ msg }) => msg === 'socket closed'));
  await api.stop();
  const messages = api.lines.map(({ msg }) => msg);
  for (const expected of ['request', 'request failed', 'sign-in refused', 'socket opened', 'ended in order'])
    expect(messages).toContain(expected);
  expect(api.lines.some(({ repeated }) => repeated === 2)).toBe(true);
  expect(wrong(api.lines)).toEqual([]);
}, 60_000);

test("the worker, including lines of Temporal's SDK", async () => {
  const lines = await linesOf(
    'worker',
    environment(openFolder('log-worker')),
    (output) => output,
    'delivering webhooks',
  );
  expect(lines.some(({ sdk }) => sdk !== undefined)).toBe(true);
  expect(wrong(lines)).toEqual([]);
}, 90_000);

test('npm start: its log files of the API and the worker', async () => {
  const dataDir = openFolder('log-start');
  const read = () =>
    readdirSync(path.join(dataDir, 'logs'), { withFileTypes: true })
      .filter(({ name }) => name.endsWith('.log'))
      .map(({ name }) => readFileSync(path.join(dataDir, 'logs', name), 'utf8'))
      .join('');
  const looked = () => {
    try {
      return read();
    } catch {
      return '';
    }
  };
  const env = { ...environment(dataDir), PORT: String(await freePort()), SHUTDOWN_DRAIN: '0' };
  const lines = await linesOf('start', env, looked, 'delivering webhooks');
  expect(new Set(lines.map(({ pid }) => pid)).size).toBe(2);
  expect(wrong(lines)).toEqual([]);
}, 120_000);

test('a line with an undeclared field, or a number instead of a text, is reported', () => {
  const line = { level: 30, time: 1, pid: 1, hostname: 'a', msg: 'draining' };
  expect(wrong([line])).toEqual([]);
  for (const more of [{ password: 'x' }, { msg: 1 }, { level: 35 }, { status: '200' }])
    expect(wrong([{ ...line, ...more }])).toHaveLength(1);
});

test('every field that a log call in the source names is described', () => {
  const unknown = new Set<string>();
  let calls = 0;
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of sources.filter((name) => name.endsWith('.ts'))) {
    const text = readFileSync(path.join(root, 'src', file), 'utf8');
    if (!/log\??\./.test(text)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isLogCall(node.expression)) {
        calls += 1;
        const [fields] = node.arguments;
        if (fields && ts.isObjectLiteralExpression(fields))
          for (const { name } of fields.properties)
            if (name && ts.isIdentifier(name) && !(name.text in schema.properties))
              unknown.add(`${file}: ${name.text}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  expect(calls).toBeGreaterThan(60);
  expect([...unknown]).toEqual([]);
  for (const { description } of Object.values(schema.properties)) expect(description).toMatch(/\.$/);
});

/** `log.warn`, `services.log.error`, `processLog?.log.info`. */
const isLogCall = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee) &&
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].includes(callee.name.text) &&
  /(^|\.)log$/.test(callee.expression.getText());
