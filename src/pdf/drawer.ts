/**
 * Draws documents on a separate thread, because a page blocks the processor for about 60 ms. The thread
 * starts with the first document and ends when it has been idle for a while.
 *
 * Areas list their drawings in `drawn.ts`; `thread.ts` is the thread's code, `serving.ts` the protocol.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packageFolder } from '../lib/packageFolder.ts';
import { sourceFolder } from '../lib/sourceFolder.ts';
import { unavailable } from '../problem.ts';
import type { Drawing, DrawnFile, Reply, Task } from './serving.ts';

export interface Drawer {
  /**
   * Draws a document with the drawing of this name (`drawn.ts` of an area); `content` is copied to the
   * thread. One at a time, in the order of the calls.
   * @throws what the drawing throws, Problem 503 if too many wait, Error if the thread ends
   */
  draw<D extends Drawing>(name: string, content: Parameters<D>[0]): Promise<DrawnFile>;
  /** Ends the thread; documents not drawn by then fail. */
  close(): Promise<void>;
}

export interface DrawerOptions {
  /** The thread's code, for tests. */
  file?: string;
  mostWaiting?: number;
  /** Maximum milliseconds per document. */
  timeLimit?: number;
  /** Milliseconds after which an idle thread ends. */
  idleTime?: number;
}

interface Waiting {
  task: Task;
  resolve(file: DrawnFile): void;
  reject(error: unknown): void;
}

/** Megabytes: ten times what the longest documents need. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

export function createDrawer({
  file = threadFile(),
  mostWaiting = 500,
  timeLimit = 30_000,
  idleTime = 30_000,
}: DrawerOptions = {}): Drawer {
  const waiting: Waiting[] = [];
  let thread: Worker | undefined;
  let drawing: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const start = (): Worker => {
    const started = new Worker(file, { execArgv: loaderOf(file), resourceLimits: MEMORY });
    started.on('message', (reply: Reply) => {
      const done = drawing;
      rest();
      if ('error' in reply) done?.reject(reply.error);
      // a Buffer arrives as a Uint8Array
      else done?.resolve({ ...reply.file, bytes: Buffer.from(reply.file.bytes.buffer) });
      next();
    });
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`the thread that draws ended with ${code}`)));
    return started;
  };

  /** Lets the process exit while nothing is drawn, and ends the thread after a while. */
  const rest = (): void => {
    drawing = undefined;
    clearTimeout(timer);
    thread?.unref();
    timer = setTimeout(() => void end(), idleTime).unref();
  };

  const next = (): void => {
    if (drawing || waiting.length === 0) return;
    drawing = waiting.shift()!;
    const used = (thread ??= start());
    used.ref();
    clearTimeout(timer);
    timer = setTimeout(
      () => lose(used, new Error(`a document was not drawn within ${timeLimit} ms`)),
      timeLimit,
    );
    used.postMessage(drawing.task);
  };

  /** Handles a lost or hanging thread: its document fails, another thread draws the others. */
  const lose = (lost: Worker, error: Error): void => {
    if (lost !== thread) return;
    const failed = drawing;
    drawing = undefined;
    void end();
    failed?.reject(error);
    next();
  };

  const end = async (): Promise<void> => {
    clearTimeout(timer);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };

  return {
    draw: (name, content) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= mostWaiting)
          return reject(unavailable('Too many documents are being made. Try again in a few seconds.'));
        waiting.push({ task: { name, content }, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      const left = [...(drawing ? [drawing] : []), ...waiting.splice(0)];
      drawing = undefined;
      await end();
      for (const { reject } of left) reject(unavailable());
    },
  };
}

const threadFile = (): string =>
  path.join(sourceFolder(), 'pdf', import.meta.url.endsWith('.ts') ? 'thread.ts' : 'thread.js');

/**
 * tsx loads sources; `--import tsx` applies to the main thread only, so the thread needs its own. Compiled
 * files need no loader.
 */
function loaderOf(file: string): string[] {
  if (!file.endsWith('.ts')) return [];
  const tsx = pathToFileURL(
    path.join(packageFolder(), 'node_modules', 'tsx', 'dist', 'esm', 'api', 'index.mjs'),
  );
  return ['--import', `data:text/javascript,import{register}from"${tsx.href}";register()`];
}
