/**
 * What people did: every act leaves a line in the audit trail, perhaps events, and tells those it concerns, as the
 * operations of the service do it.
 */
import type { Actor } from '../auth/caller.ts';
import { addDays } from '../civil/dates.ts';
import { auditLine } from '../events/audit.ts';
import { eventBody } from '../events/emit.ts';
import type { Writer } from '../events/writing.ts';
import type { Scope } from '../generated/operations.ts';
import type { EventData, EventKind } from '../generated/events.ts';
import type { DemoKey } from './keys.ts';
import type { Person } from './people.ts';
import { iso, type Stage } from './stage.ts';

type Author = Omit<Writer, 'userId'>;

/** An event of any kind with the data of its kind. */
export type Told = { [Kind in EventKind]: { kind: Kind; data: EventData[Kind] } }[EventKind];

export interface Act {
  at: number;
  by: Author;
  /** Past tense, as the line reads. */
  action: string;
  resource: string;
  id: string | null;
  changes?: Record<string, [unknown, unknown]>;
  events?: readonly Told[];
}

export interface Notice {
  at: number;
  to: Person;
  kind: string;
  title: string;
  body: string;
  resource?: { type: string; id: string };
}

/** An event that lies on the stage, for the deliveries. */
export interface LaidEvent {
  id: string;
  kind: EventKind;
  at: number;
}

export interface Journal {
  act(act: Act): void;
  tell(notice: Notice): void;
  /** A person at the dashboard or in the app; where a scope would do, now and then through a key of theirs that has it. */
  by(person: Person, at: number, scope?: Scope): Author;
  /** Lays all of it; answers the events in order. */
  lay(): LaidEvent[];
}

/** Days an event is kept. */
const EVENT_DAYS = 29;

export function openJournal(stage: Stage, keys: readonly DemoKey[]): Journal {
  const random = stage.random('journal');
  const acts: Act[] = [];
  const notices: Notice[] = [];
  const keyOf = (person: Person, at: number, scope: Scope) =>
    keys.find(
      (key) => key.owner === person && key.created < at && at < key.ends && key.scopes.includes(scope),
    );
  return {
    act: (act) => void acts.push(act),
    tell: (notice) => void notices.push(notice),
    by: (person, at, scope) => {
      const key = scope && keyOf(person, at, scope);
      if (key && random.chance(0.4)) return { actor: person.actor, source: 'api', keyPrefix: key.prefix };
      return { actor: person.actor, source: random.chance(0.25) ? 'app' : 'dashboard', keyPrefix: null };
    },
    lay: () => {
      const inOrder = acts.sort((a, b) => a.at - b.at);
      for (const act of inOrder) layLine(stage, act, random.int(10, 240));
      layNotices(stage, notices);
      return layEvents(stage, inOrder);
    },
  };
}

function layLine(stage: Stage, { at, by, action, resource, id, changes }: Act, address: number): void {
  const { actor, source, keyPrefix } = by;
  const asked = source !== 'system';
  stage.put('audit_log', {
    id: stage.id(at),
    created_at: iso(at),
    action,
    resource_type: resource,
    resource_id: id,
    actor: actorOf(actor),
    actor_id: actor.id,
    source,
    key_prefix: keyPrefix,
    ip: asked ? `198.51.100.${address}` : null,
    request_id: asked ? stage.id(at) : null,
    changes: changes ?? {},
    line: auditLine(action, resource, source, keyPrefix),
  });
}

const actorOf = ({ id, email, name }: Actor): Actor => ({ id, email, name });

function layEvents(stage: Stage, acts: readonly Act[]): LaidEvent[] {
  const from = stage.at(addDays(stage.today, -EVENT_DAYS), 0);
  const laid: LaidEvent[] = [];
  for (const { at, by, events = [] } of acts) {
    if (at < from) continue;
    for (const { kind, data } of events) {
      const id = stage.id(at);
      stage.put('events', {
        id,
        created_at: iso(at),
        kind,
        occurred_at: iso(at),
        body: eventBody({ kind, actor: actorOf(by.actor), data, at, timezone: stage.zone }),
      });
      laid.push({ id, kind, at });
    }
  }
  return laid;
}

/** The newest are unread: a few of most people's, more of those who lead. */
function layNotices(stage: Stage, notices: readonly Notice[]): void {
  const random = stage.random('notifications');
  const unread = new Map<string, number>();
  for (const notice of [...notices].sort((a, b) => b.at - a.at)) {
    const { at, to, kind, title, body, resource } = notice;
    const left = unread.get(to.id) ?? (to.role === 'employee' ? random.int(3, 8) : random.int(8, 40));
    unread.set(to.id, left - 1);
    const readAt = Math.min(at + random.int(5, 40 * 60) * 60_000, stage.now);
    stage.put('notifications', {
      id: stage.id(at),
      created_at: iso(at),
      user_id: to.id,
      kind,
      title,
      body,
      resource_type: resource?.type ?? null,
      resource_id: resource?.id ?? null,
      read_at: left > 0 ? null : iso(readAt),
    });
  }
}
