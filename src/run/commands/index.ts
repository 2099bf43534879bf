/** The commands of the entry point, each loaded only when it runs, so that a worker stays small. */
import type { Command } from './command.ts';

export interface Listed {
  /** Its line in the list of all commands. */
  does: string;
  /** It serves until it is stopped, so being stopped is not a failure. */
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
    does: 'checks everything that the service needs, and prints what is wrong and what to do',
    load: async () => (await import('./doctor/doctor.ts')).command,
  },
  'workspace create': {
    does: 'creates a workspace with its first admin',
    load: async () => (await import('./workspaceCreate.ts')).command,
  },
  'admin create': {
    does: 'adds an admin to a workspace',
    load: async () => (await import('./adminCreate.ts')).command,
  },
  'admin reset': {
    does: 'restores access of an admin who has lost their password or second factor',
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
  'secrets rotate': {
    does: 'encrypts what is stored under a former APP_SECRET again under the current one',
    load: async () => (await import('./secretsRotate.ts')).command,
  },
  'webhooks replay': {
    does: 'resends deliveries that failed since a time',
    load: async () => (await import('./webhooksReplay.ts')).command,
  },
  'mails list': {
    does: 'lists mails that wait or were given up',
    load: async () => (await import('./mailsList.ts')).command,
  },
  'mails replay': {
    does: 'sends waiting mails, and those that were given up, at once',
    load: async () => (await import('./mailsReplay.ts')).command,
  },
  import: {
    does: 'imports an exported workspace into this installation',
    load: async () => (await import('./import.ts')).command,
  },
  license: {
    does: 'creates a licence, or prints the public key to verify it with',
    load: async () => (await import('./license.ts')).command,
  },
  'verify-audit': {
    does: 'verifies the chain of the audit trail',
    load: async () => (await import('./verifyAudit.ts')).command,
  },
  'audit set-aside': {
    does: 'moves old years of the audit trail into tables of their own',
    load: async () => (await import('./auditSetAside.ts')).command,
  },
};

/** The command that the arguments begin with; its name has one or two words. */
export function commandIn(args: readonly string[]): { name: string; rest: readonly string[] } | null {
  for (const words of [2, 1]) {
    const name = args.slice(0, words).join(' ');
    if (Object.hasOwn(COMMANDS, name)) return { name, rest: args.slice(words) };
  }
  return null;
}
