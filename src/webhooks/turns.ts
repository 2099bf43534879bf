/**
 * The turns under way in this process, by endpoint. One that has nothing left to do listens for a while before it ends, so that
 * an endpoint which gets an event every second or so is not started through Temporal for each: a start costs two processes 50 ms
 * of CPU, a word here next to nothing.
 */
import { setMaxListeners } from 'node:events';
import type { Ending } from '../db/drain.ts';
import { createBell, type Bell } from './bell.ts';

export interface Turns {
  /** From now on the turn is told, until its end, or until it is `ending` and looks no more. */
  begin(webhookId: string, ending: Ending): Turn;
  /** Tells of something new. Answers whether a turn is under way: then it looks again, and nobody else need be woken. */
  tell(webhookId: string): boolean;
}

export interface Turn extends Pick<Bell, 'reset'> {
  /** Waits to be told, so many milliseconds at most, or until the worker is about to end. Answers whether it was. */
  wait(ms: number): Promise<boolean>;
  /** Whoever tells from now on gets no for an answer. */
  end(): void;
}

/** @param stopping aborted when the worker is about to end. */
export function createTurns(stopping: AbortSignal): Turns {
  // each turn that waits listens to it
  setMaxListeners(0, stopping);
  const turns = new Map<string, { bell: Bell; ending: Ending }>();
  return {
    begin(webhookId, ending) {
      const bell = createBell();
      const turn = { bell, ending };
      turns.set(webhookId, turn);
      return {
        reset: bell.reset,
        wait: (ms) => bell.wait(ms, stopping),
        end() {
          // a turn that was taken from us may end after its successor began
          if (turns.get(webhookId) === turn) turns.delete(webhookId);
        },
      };
    },
    tell(webhookId) {
      const turn = turns.get(webhookId);
      if (!turn || turn.ending()) return false;
      turn.bell.ring();
      return true;
    },
  };
}
