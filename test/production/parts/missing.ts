import { spawnSync } from 'node:child_process';
import { debianPostgres } from './postgres.ts';
import { hasProxy } from './proxy.ts';
import { isTemporalBuilt } from './temporal.ts';

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** What the rehearsal needs and this machine does not have, with how to install it. */
export function missingParts(): string[] {
  const needs: [boolean, string][] = [
    [debianPostgres() !== null, "Debian's postgresql, 15 or later (apt-get install postgresql)"],
    [hasProxy(), 'haproxy (apt-get install haproxy)'],
    [runs('redis-server', '--version'), 'redis-server (apt-get install redis-server)'],
    [isTemporalBuilt() || runs('go', 'version'), "Go, which builds Temporal's server"],
    [
      process.getuid?.() === 0 && runs('unshare', '--net', '--', 'ip', 'link', 'set', 'lo', 'up'),
      'a network of its own: root, unshare, and ip (apt-get install iproute2)',
    ],
  ];
  return needs.filter(([there]) => !there).map(([, what]) => what);
}
