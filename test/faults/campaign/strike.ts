/** How each fault is applied to the installation. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { ROLES } from '../../production/parts/postgres.ts';
import { behaviours } from '../../support/receiver/behaviours.ts';
import type { Fault, ProcessKind, SpecialKind } from './plan.ts';
import { CONNECTIONS, until } from './stand/database.ts';
import type { Part } from './stand/part.ts';
import { addressed, CUSTOMER, hostOf, NOBODY, VERSIONS, type Stand } from './stand/stand.ts';
import { RECEIVERS } from './stand/receivers.ts';

/** Applies the fault; resolves when its part is up again. */
export const strike = (stand: Stand, fault: Fault): Promise<void> =>
  fault.part
    ? PROCESSES[fault.kind](stand.part(fault.part), fault.lasts)
    : SPECIALS[fault.kind](stand, fault.lasts, fault.seconds);

async function endAndStart(part: Part, how: NodeJS.Signals, lasts: number): Promise<void> {
  await part.end(how);
  await sleep(lasts);
  await part.start();
}

/** `restart` is `terminate` without a pause. */
const PROCESSES: Record<ProcessKind, (part: Part, lasts: number) => Promise<void>> = {
  kill: (part, lasts) => endAndStart(part, 'SIGKILL', lasts),
  // SIGINT is Postgres' fast shutdown; on SIGTERM it would wait until all clients have left
  terminate: (part, lasts) => endAndStart(part, part.name === 'postgres' ? 'SIGINT' : 'SIGTERM', lasts),
  restart: (part) => endAndStart(part, part.name === 'postgres' ? 'SIGINT' : 'SIGTERM', 0),
  async freeze(part, lasts) {
    part.freeze();
    await sleep(lasts);
    part.thaw();
    await part.start();
  },
};

type Special = (stand: Stand, lasts: number, seconds: number) => Promise<void>;

const clockOf =
  (name: 'api1' | 'worker1'): Special =>
  async (stand, lasts, seconds) => {
    stand.setClock(name, seconds);
    // the Date header of its answers shows its clock
    await until(async () => {
      const { headers } = await fetch(stand.healthUrl(name));
      const ahead = (Date.parse(headers.get('date') ?? '') - Date.now()) / 1000;
      if (Math.abs(ahead - seconds) > 60) throw new Error('the clock did not jump');
    }, 15_000).finally(() => sleep(lasts).then(() => stand.setClock(name, 0)));
  };

const versionOf =
  (name: 'api2' | 'worker2'): Special =>
  async (stand, lasts) => {
    const [one, other] = VERSIONS;
    stand.versions.set(name, stand.versions.get(name) === other ? one : other);
    await endAndStart(stand.part(name), 'SIGTERM', lasts);
  };

const dnsAnswers =
  (answer: 'SERVFAIL' | 'SILENCE'): Special =>
  async ({ dns }, lasts) => {
    for (const name of RECEIVERS) dns.set(hostOf(name), answer);
    await sleep(lasts);
    for (const name of RECEIVERS) dns.set(hostOf(name), addressed(CUSTOMER));
  };

const receiverDoes =
  (behaviour: (typeof behaviours)['reset_before_headers']): Special =>
  async ({ receivers }, lasts) => {
    receivers.behave('moody', behaviour);
    await sleep(lasts);
    receivers.behave('moody', null);
  };

const SPECIALS: Record<SpecialKind, Special> = {
  'postgres stopped at once': ({ database }, lasts) => endAndStart(database.part, 'SIGQUIT', lasts),
  async 'postgres fails over'({ database }) {
    await database.failOver();
    await until(() => database.ask('SELECT 1'), 30_000);
    await database.follow();
  },
  async 'disk of postgres full'({ database }, lasts) {
    const free = await database.fillDisk();
    // fills the current WAL segment, so that the write-ahead log needs another one
    const written = await database
      .ask(`SELECT pg_logical_emit_message(false, 'faults', repeat('x', 20000000))`)
      .then(
        () => true,
        () => false,
      );
    await sleep(lasts);
    free();
    await database.part.start();
    if (written) throw new Error('the disk was not full');
  },
  async 'connections exhausted'({ database }, lasts) {
    const taken: Client[] = [];
    const began = Date.now();
    let exhausted = false;
    const goesOn = () => Date.now() - began < lasts || (!exhausted && Date.now() - began < 20_000);
    for (; goesOn(); await sleep(100)) {
      // ends existing connections; the clients then find no free ones
      await database
        .ask(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1 AND application_name <> 'taken'`,
          [ROLES.app],
        )
        .catch(() => undefined);
      while (taken.length < CONNECTIONS) {
        const one = await database.connect(ROLES.app).catch((error: { code?: string }) => {
          // too_many_connections
          exhausted ||= error.code === '53300';
          return null;
        });
        if (!one) break;
        await one.query(`SET application_name = 'taken'`).catch(() => undefined);
        taken.push(one);
      }
    }
    await Promise.all(taken.map((one) => one.end().catch(() => undefined)));
    if (!exhausted) throw new Error('the connections were not exhausted');
  },
  async 'temporal loses its data'(stand, lasts) {
    const temporal = stand.part('temporal');
    await temporal.end('SIGKILL');
    await stand.loseTemporal();
    await sleep(lasts);
    await temporal.start();
  },
  // later than the ten seconds in which a receiver must answer
  'receiver slow': receiverDoes(
    (_request, response) => void setTimeout(() => response.writeHead(204).end(), 11_000),
  ),
  async 'receiver dead'({ dns, receivers }, lasts) {
    dns.set(hostOf('moody'), addressed(NOBODY));
    receivers.behave('moody', behaviours.reset_before_headers);
    await sleep(lasts);
    receivers.behave('moody', null);
    dns.set(hostOf('moody'), addressed(CUSTOMER));
  },
  'receiver resets': receiverDoes(behaviours.reset_before_headers),
  'dns fails': dnsAnswers('SERVFAIL'),
  'dns silent': dnsAnswers('SILENCE'),
  'clock of the API jumps': clockOf('api1'),
  'clock of the worker jumps': clockOf('worker1'),
  'API of another version': versionOf('api2'),
  'worker of another version': versionOf('worker2'),
};
