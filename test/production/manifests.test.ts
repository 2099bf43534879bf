/** Production accepts the settings in compose.yaml and deploy/kubernetes. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { loadConfig } from '../../src/run/config/index.ts';
import { openFolder } from '../support/opening.ts';
import { SMALL_YOUNG_GENERATION } from '../../src/run/start/workerProcess.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const SECRETS: Record<string, string> = {
  database_url: 'postgres://workforce_app:x@postgres:5432/workforce',
  database_migrate_url: 'postgres://workforce_owner:x@postgres:5432/workforce',
  app_secret: 'of the test, and nowhere else: 0123456789',
};
const folder = openFolder('secrets');
for (const [name, text] of Object.entries(SECRETS)) writeFileSync(path.join(folder, name), text);

/** Parses the settings as a process in a container does, with its secrets mounted at their paths. */
const settingsOf = (env: Record<string, unknown>) =>
  loadConfig(
    Object.fromEntries([
      ['NODE_ENV', 'production'],
      ...Object.entries(env).map(([name, value]) => [
        name,
        // compose's own variables have defaults: `${NAME:-default}`
        String(value)
          .replace(/^\$\{\w+:-(.*)\}$/, '$1')
          .replace(/^\/run\/secrets(\/workforce(-owner)?)?/, folder),
      ]),
    ]),
  );

const MIGRATES = SECRETS['database_migrate_url'];

describe('compose.yaml', () => {
  const { services, secrets } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Record<string, any>>;
    secrets: Record<string, { file: string }>;
  };

  it.each(['api', 'worker', 'migrate'])(
    'starts %s with settings that production accepts; only the migration has the owner role',
    (name) => {
      const service = services[name]!;
      const config = settingsOf(service['environment'] as Record<string, unknown>);
      expect(config).toMatchObject({ production: true, databaseUrl: SECRETS['database_url'] });
      expect(config.databaseMigrateUrl).toBe(name === 'migrate' ? MIGRATES : undefined);
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    },
  );

  it('starts the worker with the young generation that npm start gives it, so that it stays under 300 MB', () => {
    expect(services['worker']!['entrypoint']).toContain(SMALL_YOUNG_GENERATION);
  });

  it('has health checks that are commands of the image', () => {
    for (const { healthcheck } of Object.values(services))
      if (healthcheck) for (const word of healthcheck.test) expect(typeof word).toBe('string');
  });

  it('names only secrets that deploy/secrets.sh creates', () => {
    const made = read('deploy/secrets.sh');
    for (const { file } of Object.values(secrets)) expect(made).toContain(path.basename(file));
    for (const service of Object.values(services))
      for (const name of (service['secrets'] ?? []) as string[]) expect(secrets).toHaveProperty(name);
  });
});

describe('deploy/kubernetes', () => {
  const names = readdirSync(path.join(root, 'deploy/kubernetes'));
  const objects = names.flatMap((name) =>
    parseAllDocuments(read(`deploy/kubernetes/${name}`)).map((one) => one.toJS() as Record<string, any>),
  );
  const settings = objects.find(({ kind }) => kind === 'ConfigMap')!['data'] as Record<string, string>;
  const pods = objects
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(({ metadata, spec }) => [metadata.name as string, spec.template.spec] as const);

  it('starts the worker with the young generation that npm start gives it', () => {
    const [, pod] = pods.find(([name]) => name === 'worker')!;
    expect(pod.containers[0].command).toContain(SMALL_YOUNG_GENERATION);
  });

  it('lists each of its files', () => {
    const listed = objects.find(({ kind }) => kind === 'Kustomization')!['resources'] as string[];
    expect([...listed, 'kustomization.yaml'].sort()).toEqual(names.sort());
  });

  it.each(pods)(
    'runs %s with settings that production accepts, without privileges, on a read-only root file system',
    (_, pod) => {
      const [container] = pod.containers;
      const own = Object.fromEntries((container.env ?? []).map(({ name, value }: any) => [name, value]));
      const config = settingsOf({ ...settings, ...own });
      expect(config).toMatchObject({ production: true, databaseUrl: SECRETS['database_url'] });
      expect(config.databaseMigrateUrl).toBe(container.args[0] === 'migrate' ? MIGRATES : undefined);
      // an orchestrator with a shorter grace period than the service would cut calls off
      if (container.args[0] !== 'migrate')
        expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
          20 + (container.args[0] === 'server' ? config.shutdownDrain : 0),
        );
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    },
  );
});
