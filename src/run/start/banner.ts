import type { FirstRun } from './firstRun.ts';

export interface BannerFacts {
  version: string;
  dataDir: string;
  baseUrl: string;
  /** Whether the web dashboard is served. */
  console: boolean;
  /** The demo, on the first start only: later starts print no secrets. */
  demo: FirstRun | null;
  /** No mail server is set: each mail becomes a file. */
  mailsAreFiles: boolean;
}

type Row = readonly [name: string, value: string];

/** The text that `npm start` prints once the API answers: first where a person signs in, and as whom. */
export function banner(facts: BannerFacts): string {
  const { version, dataDir, baseUrl, demo, mailsAreFiles } = facts;
  const rows: Row[] = [
    ...entrance(facts),
    ['API', `${baseUrl}/api/v1/`],
    ['Reference', `${baseUrl}/api/docs, public: ${baseUrl}/api/docs/public/`],
    ...(demo ? firstSteps(demo, baseUrl) : []),
  ];
  if (mailsAreFiles) rows.push(['Mails', `files in ${dataDir}/mail/`]);
  rows.push(['Walk', 'npm run walk    a tour that calls the API, and shows a webhook arrive']);
  return [
    ...rows.map(([name, value]) => `  ${name.padEnd(10)}${value}`),
    `Workforce API ${version}`.padEnd(43) + `data in ${dataDir}/ (delete it to start over)`,
  ].join('\n');
}

function entrance({ console, baseUrl, demo, dataDir }: BannerFacts): Row[] {
  const address: Row[] = console ? [['Console', `${baseUrl}/console/`]] : [];
  const users = demo?.workspaces[0]?.users;
  if (!users)
    return [...address, ['Sign in', `the first start's credentials are in ${dataDir}/first-run.json`]];
  const accounts = ['admin', 'manager', 'employee'].flatMap(
    (role) => users.find((one) => one.role === role) ?? [],
  );
  return [
    ...address,
    ...accounts.map(({ email, password, role }): Row => ['Sign in', `${email} / ${password}    ${role}`]),
  ];
}

function firstSteps({ workspaces: [workspace, other] }: FirstRun, baseUrl: string): Row[] {
  const rows: Row[] = [];
  const key = workspace?.keys.find((one) => one.kind === 'personal' && one.scopes.includes('absences:read'));
  if (key) rows.push(['Try', `curl -H "Authorization: Bearer ${key.key}" ${baseUrl}/api/v1/pto/balance/`]);
  if (other) {
    const url = new URL(baseUrl);
    url.hostname = other.host;
    rows.push(['Another', `${url.origin}/api/v1/ is ${other.slug}, with people of its own`]);
  }
  return rows;
}
