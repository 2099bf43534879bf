/**
 * The turns under way in this process, by endpoint. One that has nothing left to do listens for a while before it ends, so that
 * an endpoint which gets an event now and then is not started through Temporal for each: a start costs two processes 50 ms of
 * CPU, a word here nothing.
 */
import { createBell, type Bell } from './bell.ts';

export interface Turns {
  /** From now on the turn is told, until its end. */
  begin(webhookId: string): Turn;
  /** Tells of something new. Answers whether a turn is under way: then it looks again, and nobody else need be woken. */
  tell(webhookId: string): boolean;
}

export interface Turn extends Pick<Bell, 'reset' | 'wait'> {
  /** Whoever tells from now on gets no for an answer. */
  end(): void;
}

export function createTurns(): Turns {
  const bells = new Map<string, Bell>();
  return {
    begin(webhookId) {
      const bell = createBell();
      bells.set(webhookId, bell);
      return {
        ...bell,
        end() {
          // a turn that was taken from us may end after its successor began
          if (bells.get(webhookId) === bell) bells.delete(webhookId);
        },
      };
    },
    tell(webhookId) {
      const bell = bells.get(webhookId);
      bell?.ring();
      return bell !== undefined;
    },
  };
}
