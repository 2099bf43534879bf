/**
 * An API process that hangs keeps its connections, and their clients wait. Since its event loop cannot report
 * this, the first process asks each of the others every second, and kills one that has not answered for ten
 * seconds. Its running requests are lost; the connections close, and proxies and clients turn to the other
 * processes.
 */
import type { Worker } from 'node:cluster';
import type { Logger } from 'pino';

/** Milliseconds between questions. */
const EVERY = 1_000;
/** Unanswered questions after which it counts as hung. Not a time: this process may have been stopped. */
const UNANSWERED = 10;

const QUESTION = 'are you there';
const ANSWER = 'here';

/** Kills an API process that hangs; `keepRunning.ts` then starts another one. */
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

/** In an API process: answers the questions of the first process. */
export function answerQuestions(): void {
  process.on('message', (message: unknown) => {
    if (message === QUESTION) process.send?.(ANSWER);
  });
}
