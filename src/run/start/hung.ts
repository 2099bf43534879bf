/**
 * An API process that hangs still holds its connections, and whoever shares them with it waits. Its own event loop cannot say so:
 * the first process asks each of the others every second, and ends one that has not answered for ten seconds. What it had in
 * its hands is lost with it; the connections close, and a proxy or a client turns to the others.
 */
import type { Worker } from 'node:cluster';
import type { Logger } from 'pino';

/** Milliseconds between two questions. */
const EVERY = 1_000;
/** Questions without an answer after which it hangs. Questions and not time: where this process was stopped, it asked none. */
const UNANSWERED = 10;

const QUESTION = 'are you there';
const ANSWER = 'here';

/** Ends an API process that hangs; whoever keeps it running starts another (keepRunning.ts). */
export function endWhenHung(worker: Worker, log: Logger): void {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered >= UNANSWERED) {
      log.error({ child: worker.process.pid, seconds: unanswered }, 'an API process hangs, and is ended');
      worker.process.kill('SIGKILL');
      return clearInterval(timer);
    }
    unanswered += 1;
    if (worker.isConnected()) worker.send(QUESTION, () => undefined);
  }, EVERY);
  worker.on('message', (message: unknown) => {
    if (message === ANSWER) unanswered = 0;
  });
  worker.once('exit', () => clearInterval(timer));
}

/** In an API process: answers the first process. */
export function answerQuestions(): void {
  process.on('message', (message: unknown) => {
    if (message === QUESTION) process.send?.(ANSWER);
  });
}
