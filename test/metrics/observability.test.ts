/**
 * deploy/observability: the processes export every metric that the dashboard and the alerts use, promtool
 * tests each alert, and each alert has a paragraph in the runbook.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { parse } from 'yaml';
import { freePort } from '../../src/run/local/ports.ts';
import { scheduleIdOf } from '../../src/delivery/worker/schedules.ts';
import { startApiProcess } from '../support/apiProcess.ts';
import { opened } from '../support/opening.ts';
import { scrape, type Sample } from '../support/prometheus.ts';
import { until } from '../support/until.ts';
import { openFixture } from '../webhooks/delivery/fixture.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'deploy/observability');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

interface Alert {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}
const alerts = (parse(read('alerts.yaml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets?: { expr: string; legendFormat: string }[];
}
const samples = await samplesOfBoth();

const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };

describe('promtool', () => {
  const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
  const there = promtool('--version').status === 0;
  const where = there ? it : it.skip;

  where.each([
    { args: ['check', 'config', 'prometheus.yaml'], says: 'takes the configuration with its rules' },
    { args: ['check', 'rules', 'alerts.yaml'], says: 'takes the alerts' },
    {
      args: ['test', 'rules', 'alerts.test.yaml'],
      says: 'sees each alert fire when it has to, and not before',
    },
  ])('$says', ({ args }) => {
    const { status, stdout, stderr } = promtool(...args);
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });
});

test('each alert is tested both firing and not firing', () => {
  interface Tried {
    alertname: string;
    exp_alerts: unknown[];
  }
  const tried = (parse(read('alerts.test.yaml')) as { tests: { alert_rule_test: Tried[] }[] }).tests.flatMap(
    (one) => one.alert_rule_test,
  );
  for (const { alert } of alerts)
    for (const fires of [true, false])
      expect(
        tried.filter((one) => one.alertname === alert && one.exp_alerts.length > 0 === fires),
      ).not.toEqual([]);
});

test('each alert links to its paragraph in the runbook, which has paragraphs for no others', () => {
  const runbook = /^## Alerts$([^]*?)(?=^## )/m.exec(
    readFileSync(path.join(root, 'docs/operations.md'), 'utf8'),
  )![1]!;
  const paragraphs = new Map(
    runbook
      .split(/^### /m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n')).trim()]),
  );
  expect([...paragraphs.keys()].toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  for (const { alert, annotations, labels } of alerts) {
    expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(paragraphs.get(alert)!.length).toBeGreaterThan(120);
    expect(['page', 'ticket']).toContain(labels.severity);
  }
});

test('the panels of the dashboard have unique positions and ids', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { h, w, x, y } }) => {
    expect(x + w).toBeLessThanOrEqual(24);
    return Array.from({ length: h * w }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`);
  });
  expect(new Set(cells).size).toBe(cells.length);
});

describe('metrics that are used are exported', () => {
  const asked = [
    ...alerts.map(({ alert, expr }) => ({ by: alert, expr })),
    ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ by: title, expr }))),
  ];

  it('by a real API and a real worker: each metric, and each label in a selector', () => {
    const names = new Set(samples.map(({ name }) => name));
    // Prometheus' own metric: whether the scrape succeeded
    names.add('up');
    const labels = (name: string) =>
      new Set(samples.filter((one) => one.name === name).flatMap((one) => Object.keys(one.labels)));
    expect(asked.length).toBeGreaterThan(40);
    for (const { by, expr } of asked) {
      const unknown = metricsIn(expr).filter((name) => !names.has(name));
      expect([by, unknown]).toEqual([by, []]);
      for (const [, name, matchers] of expr.matchAll(/([a-z]\w*)\{([^}]*)\}/g)) {
        const picked = [...matchers!.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(([, label]) => label!);
        const unseen = picked.filter(
          (label) => !['job', 'instance'].includes(label) && !labels(name!).has(label),
        );
        expect([by, name, unseen]).toEqual([by, name, []]);
      }
    }
  });

  it('and the test notices a metric name that nothing exports', () => {
    expect(metricsIn('sum by (le) (rate(no_such_total{a="up"}[5m])) / time() > 2 and up offset 5m')).toEqual([
      'no_such_total',
      'up',
    ]);
  });
});

/** The metric names in a PromQL expression: what is not text, label, range, function or operator. */
function metricsIn(expr: string): string[] {
  const OPERATORS = new Set(['and', 'or', 'unless', 'bool', 'offset']);
  const bare = expr
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\boffset\s+\w+/g, '')
    .replaceAll(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !OPERATORS.has(name));
}

/** The metrics of both kinds of processes, after each has done everything that is counted. */
async function samplesOfBoth(): Promise<Sample[]> {
  const fixture = await opened(openFixture());
  const { world, service } = fixture;
  const worker = `127.0.0.1:${await freePort()}`;
  await fixture.work({ metricsAddress: worker });
  const webhook = await fixture.webhook((await fixture.receiver('ok')).url);
  await fixture.emit(1);
  await fixture.until(webhook, 'delivered');
  for (const job of ['webhooks-purge', 'audit-anchor', 'outgoing-mails'])
    await fixture.client.schedule.getHandle(scheduleIdOf(job, fixture.installation)).trigger();

  const port = await freePort();
  const api = await opened(startApiProcess(service.database, { METRICS_PORT: String(port) }), (one) =>
    one.stop(),
  );
  const call = () =>
    fetch(`${api.url}/api/v1/branding/`, { headers: { 'x-forwarded-host': world.host } }).then(
      ({ status }) => status,
    );
  await until(async () => (await call()) === 429);

  let samples: Sample[] = [];
  await until(async () => {
    samples = [...(await scrape(worker)), ...(await scrape(`127.0.0.1:${port}`))];
    return [
      'workforce_job_last_success_timestamp_seconds',
      'workforce_audit_broken',
      'workforce_mails_waiting',
    ].every((wanted) => samples.some(({ name }) => name === wanted));
  });
  return samples;
}
