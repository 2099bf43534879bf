/**
 * Compares the answers to clients and the POSTs to receivers with the database. Pure: returns complaints in
 * words, and none if all is well.
 */
import { grouped } from '../../../../src/lib/grouped.ts';
import { expectedOf, WRITES, type Memory, type Write } from '../load/memory.ts';
import type { Found } from './look.ts';

/** How many attempts a delivery gets before it fails. */
const LADDER = 6;

export interface Question {
  memory: Memory;
  found: Found;
  /** For each webhook that never changed, the events that it subscribes to. */
  wanted: ReadonlyMap<string, readonly string[]>;
  /** Whether all deliveries must have ended. */
  settled: boolean;
}

export function judge({ memory, found, wanted, settled }: Question): string[] {
  const { committed, complaints } = judgeWrites(memory.writes, found);
  return [
    ...found.wrong,
    ...complaints,
    ...judgeEvents(committed, found),
    ...judgeDeliveries(found, wanted),
    ...judgePosts(memory, found),
    ...judgeResends(memory.writes, found),
    ...(settled ? judgeEnds(memory, found) : []),
  ];
}

interface Committed {
  write: Write;
  record: string;
}

/** Each write must have its audit lines and its record, or neither. */
function judgeWrites(writes: readonly Write[], found: Found) {
  const complaints: string[] = [];
  const lines = new Map(found.lines.map(({ name, count }) => [name, count]));
  const named = grouped(found.records, ({ name }) => name);
  const records = new Map(found.records.map((record) => [record.id, record]));
  const committed: Committed[] = [];
  for (const write of writes) {
    const { makes } = expectedOf(write.kind);
    const count = lines.get(write.name) ?? 0;
    const say = (text: string) =>
      complaints.push(`${write.kind} ${write.name} (${write.answer}: ${write.said}) ${text}`);
    if (write.answer === 'refused' && count > 0) say('is in the audit trail');
    else if (write.answer === 'acknowledged' && count === 0) say('is not in the audit trail');
    else if (count > 1) say(`has ${count} lines in the audit trail`);
    const made = makes ? (named.get(write.name) ?? []) : [];
    if (makes) {
      const due = count > 0 ? 1 : 0;
      if (made.length !== due)
        say(`is there ${made.length} times, and has ${count} lines in the audit trail`);
      if (write.answer === 'acknowledged' && made[0]?.id !== write.record)
        say('is not there as it was answered');
      for (const { whole, id } of made) if (!whole) say(`is there in part: ${id}`);
    }
    const record = write.record ?? made[0]?.id;
    if (count === 0 || !record) continue;
    committed.push({ write, record });
  }
  const order = Object.keys(WRITES);
  const changing = committed.filter(({ write }) => expectedOf(write.kind).state);
  for (const [id, all] of grouped(changing, ({ record }) => record)) {
    const last = all
      .map(({ write }) => write)
      .reduce((a, b) => (order.indexOf(b.kind) > order.indexOf(a.kind) ? b : a));
    const { state } = expectedOf(last.kind);
    if (records.get(id)?.state !== state)
      complaints.push(
        `${last.kind} ${last.name}: ${id} is ${records.get(id)?.state ?? 'not there'} and not ${state}`,
      );
  }
  const sent = new Set(writes.map(({ name }) => name));
  for (const { name, count } of found.lines)
    if (!sent.has(name))
      complaints.push(`${count} lines of the audit trail are of ${name}, which was never sent`);
  for (const { name, id } of found.records)
    if (!sent.has(name)) complaints.push(`${id} is called ${name}, which was never sent`);
  // a record is decided once, even if several people decided at the same time
  for (const [key, all] of grouped(committed, ({ write, record }) => `${write.kind} of ${record}`))
    if (all.length > 1 && !expectedOf(all[0]!.write.kind).again)
      complaints.push(`${key} was done ${all.length} times`);
  return { committed, complaints };
}

/** Each committed write that emits an event has exactly one, and there are no other events. */
function judgeEvents(committed: readonly Committed[], found: Found): string[] {
  const keyOf = (kind: string, record: string) => `${kind} of ${record}`;
  const events = grouped(found.events, ({ kind, record }) => keyOf(kind, record));
  const due = new Map<string, Write>();
  for (const { write, record } of committed) {
    const { event } = expectedOf(write.kind);
    if (event) due.set(keyOf(event, record), write);
  }
  return [
    ...[...due].flatMap(([key, { name }]) =>
      events.get(key)?.length === 1 ? [] : [`${key} (${name}) has ${events.get(key)?.length ?? 0} events`],
    ),
    ...[...events.keys()]
      .filter((key) => !due.has(key))
      .map((key) => `${key} has an event, and was not written`),
  ];
}

/** Each event has one delivery for each webhook that subscribes to it. */
function judgeDeliveries(found: Found, wanted: Question['wanted']): string[] {
  const deliveries = grouped(found.deliveries, ({ webhook, event }) => `${webhook} ${event}`);
  return found.events.flatMap(({ id, kind }) =>
    [...wanted].flatMap(([webhook, kinds]) => {
      const count = deliveries.get(`${webhook} ${id}`)?.length ?? 0;
      const due = kinds.includes(kind) ? 1 : 0;
      return count === due
        ? []
        : [`event ${id} (${kind}) has ${count} deliveries for webhook ${webhook} in place of ${due}`];
    }),
  );
}

/** Every POST belongs to a committed write. Receivers hear nothing of a write that was rolled back. */
function judgePosts({ received, forged }: Memory, found: Found): string[] {
  const bodies = new Map(found.events.map(({ id, body }) => [id, body]));
  const deliveries = new Map(found.deliveries.map((one) => [one.id, one]));
  const complaints = forged > 0 ? [`${forged} signatures are not good`] : [];
  for (const [id, { webhook, posts, body }] of received) {
    const delivery = deliveries.get(id);
    if (!delivery) complaints.push(`delivery ${id} was POSTed, and is not there`);
    else if (delivery.webhook !== webhook) complaints.push(`delivery ${id} went to webhook ${webhook}`);
    else if (bodies.get(delivery.event) !== body)
      complaints.push(`delivery ${id} was POSTed with another body`);
    else if (posts > delivery.rows)
      complaints.push(`delivery ${id} was POSTed ${posts} times, and has ${delivery.rows} attempts`);
  }
  return complaints;
}

/** An acknowledged resend counts once; one without an answer at most once. */
function judgeResends(writes: readonly Write[], found: Found): string[] {
  const asked = grouped(
    writes.filter(({ kind, answer }) => kind === 'resend' && answer !== 'refused'),
    ({ record }) => record ?? '',
  );
  return found.deliveries.flatMap(({ id, resends }) => {
    const all = asked.get(id) ?? [];
    const least = all.filter(({ answer }) => answer === 'acknowledged').length;
    return resends >= least && resends <= all.length
      ? []
      : [`delivery ${id} was sent again ${resends} times, asked for were ${least} to ${all.length}`];
  });
}

/** Each delivery has ended: it was POSTed, or it failed after all its attempts. */
function judgeEnds({ received }: Memory, found: Found): string[] {
  return found.deliveries.flatMap(({ id, status, attempts, resends }) => {
    if (status === 'delivered')
      return received.has(id) ? [] : [`delivery ${id} is delivered, and was never POSTed`];
    if (status !== 'failed') return [`delivery ${id} is ${status}`];
    return attempts === LADDER || resends > 0 ? [] : [`delivery ${id} has failed after ${attempts} attempts`];
  });
}
