/** The commands of the entry point. Each is a file that is loaded when it runs: so a worker is small. */
import type { Command } from './command.ts';

export interface Listed {
  /** What `--help` says of it in the list of all. */
  does: string;
  /** It serves until it is ended: that is no failure. */
  goesOn?: true;
  load(): Promise<Command>;
}

export const COMMANDS: Readonly<Record<string, Listed>> = {
  start: {
    does: 'everything: Postgres, migrations, demo company, API, Temporal and worker; for development',
    goesOn: true,
    load: async () => (await import('./start.ts')).command,
  },
  server: {
    does: 'the API, on the database of DATABASE_URL',
    goesOn: true,
    load: async () => (await import('./server.ts')).command,
  },
  worker: {
    does: 'the delivery worker, on the Temporal of TEMPORAL_ADDRESS',
    goesOn: true,
    load: async () => (await import('./worker.ts')).command,
  },
  migrate: {
    does: 'brings the database of DATABASE_MIGRATE_URL to this version',
    load: async () => (await import('./migrate.ts')).command,
  },
  doctor: {
    does: 'looks at all that the service needs, and says in a sentence what is wrong and what helps',
    load: async () => (await import('./doctor/doctor.ts')).command,
  },
  'workspace create': {
    does: 'makes a workspace with its first admin',
    load: async () => (await import('./workspaceCreate.ts')).command,
  },
  'admin create': {
    does: 'adds an admin to a workspace',
    load: async () => (await import('./adminCreate.ts')).command,
  },
  'admin reset': {
    does: 'lets an admin in again who has lost their password or their second factor',
    load: async () => (await import('./adminReset.ts')).command,
  },
  'keys list': {
    does: 'lists API keys, without their secrets',
    load: async () => (await import('./keysList.ts')).command,
  },
  'keys revoke': {
    does: 'revokes an API key, everywhere within a second',
    load: async () => (await import('./keysRevoke.ts')).command,
  },
  'webhooks replay': {
    does: 'sends again what failed since a time',
    load: async () => (await import('./webhooksReplay.ts')).command,
  },
  import: {
    does: 'reads an exported workspace into this installation',
    load: async () => (await import('./import.ts')).command,
  },
  license: {
    does: 'makes a licence, and says the key to check it with',
    load: async () => (await import('./license.ts')).command,
  },
  'verify-audit': {
    does: 'follows the chain of the audit trail; fails where it is broken',
    load: async () => (await import('./verifyAudit.ts')).command,
  },
  'audit set-aside': {
    does: 'takes old years of the audit trail out of its table, each as a table of its own',
    load: async () => (await import('./auditSetAside.ts')).command,
  },
};

/** The command at the beginning of the arguments, which are words up to the first option. */
export function commandIn(args: readonly string[]): { name: string; rest: readonly string[] } | null {
  for (const words of [2, 1]) {
    const name = args.slice(0, words).join(' ');
    if (Object.hasOwn(COMMANDS, name)) return { name, rest: args.slice(words) };
  }
  return null;
}
