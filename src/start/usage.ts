import { VERSION } from '../lib/version.ts';

/** Each command as a reader types it, and what it does. */
const COMMANDS = [
  ['start', 'everything: Postgres, migrations, demo company, API, Temporal and worker; for development'],
  ['server', 'the API, on the database of DATABASE_URL'],
  ['worker', 'the delivery worker, on the Temporal of TEMPORAL_ADDRESS'],
  ['migrate', 'brings the database of DATABASE_MIGRATE_URL to this version'],
  ['import --file ARCHIVE --host HOST [--slug SLUG]', 'reads an exported workspace into this installation'],
  ['license sign … | license key', 'makes a licence; without more it says what it needs'],
  ['verify-audit [--workspace SLUG]', 'follows the chain of the audit trail; fails where it is broken'],
] as const;

/** What `--help` says. */
export function usage(): string {
  const width = Math.max(...COMMANDS.map(([command]) => command.length));
  return `Workforce API ${VERSION}

  npm start                        starts everything
  npm start -- --help              this
  node dist/src/main.js COMMAND    after npm run build, one part of it:

${COMMANDS.map(([command, does]) => `    ${command.padEnd(width)}  ${does}`).join('\n')}

Settings are environment variables, all of them optional in development: README.md, "Configuration". With
PORT and DATA_DIR of its own a second copy runs beside the first.
`;
}
