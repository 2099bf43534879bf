import type { FirstRun } from './firstRun.ts';

export interface BannerFacts {
  version: string;
  dataDir: string;
  baseUrl: string;
  /** The demo, on the first start only: later starts print no secrets. */
  demo: FirstRun | null;
  /** No mail server is set: each mail becomes a file. */
  mailsAreFiles: boolean;
}

/** The text that `npm start` prints once the API answers. */
export function banner({ version, dataDir, baseUrl, demo, mailsAreFiles }: BannerFacts): string {
  const rows = [`Workforce API ${version}`.padEnd(43) + `data in ${dataDir}/ (delete it to start over)`];
  const row = (name: string, value: string) => rows.push(`  ${name.padEnd(10)}${value}`);
  row('API', `${baseUrl}/api/v1/`);
  row('Reference', `${baseUrl}/api/docs, public: ${baseUrl}/api/docs/public/`);
  const [workspace, other] = demo?.workspaces ?? [];
  if (workspace) {
    const admin = workspace.users.find((user) => user.role === 'admin');
    const key = workspace.keys.find((one) => one.kind === 'personal' && one.scopes.includes('absences:read'));
    if (admin) row('Sign in', `${admin.email} / ${admin.password}    also in ${dataDir}/first-run.json`);
    if (key) row('Try', `curl -H "Authorization: Bearer ${key.key}" ${baseUrl}/api/v1/pto/balance/`);
    if (other) {
      const url = new URL(baseUrl);
      url.hostname = other.host;
      row('Another', `${url.origin}/api/v1/ is ${other.slug}, with people of its own`);
    }
  } else {
    row('Sign in', `the first start's credentials are in ${dataDir}/first-run.json`);
  }
  if (mailsAreFiles) row('Mails', `files in ${dataDir}/mail/`);
  row('Walk', 'npm run walk    a tour that calls the API, and shows a webhook arrive');
  return rows.join('\n');
}
