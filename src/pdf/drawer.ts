/**
 * Draws documents on a thread of its own: a page takes some 60 ms of the processor without a pause, and a process that answers
 * requests has no such time. The thread begins with the first document and ends when there has been none for a while.
 *
 * Areas say in their `drawn.ts` what can be drawn; `thread.ts` is what the thread runs, `serving.ts` how both talk.
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
   * The file that the drawing of this name (`drawn.ts` of an area) makes of a content, which is copied to the thread. Drawn one at a
   * time, in the order of the calls. Throws what the drawing throws, 503 where too many wait, and an error where the thread ends.
   */
  draw<D extends Drawing>(name: string, content: Parameters<D>[0]): Promise<DrawnFile>;
  /** Ends the thread; what is not drawn by then fails. */
  close(): Promise<void>;
}

export interface DrawerOptions {
  /** What the thread runs, for tests. */
  file?: string;
  /** Documents that may wait. */
  mostWaiting?: number;
  /** Milliseconds that one may take. */
  timeLimit?: number;
  /** Milliseconds after which an idle thread ends. */
  idleTime?: number;
}

interface Waiting {
  task: Task;
  resolve(file: DrawnFile): void;
  reject(error: unknown): void;
}

/** Megabytes: ten times what the longest documents take. */
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
      // a Buffer arrives as an array of bytes
      else done?.resolve({ ...reply.file, bytes: Buffer.from(reply.file.bytes.buffer) });
      next();
    });
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`the thread that draws ended with ${code}`)));
    return started;
  };

  /** Nothing is drawn: the thread keeps no process alive, and ends after a while. */
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

  /** The thread is gone or of no use: its document fails, the others are drawn by another thread. */
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
 * Sources are loaded by tsx, which `--import tsx` brings to the first thread only; what is compiled needs nothing, whatever flags the
 * process was started with.
 */
function loaderOf(file: string): string[] {
  if (!file.endsWith('.ts')) return [];
  const tsx = pathToFileURL(
    path.join(packageFolder(), 'node_modules', 'tsx', 'dist', 'esm', 'api', 'index.mjs'),
  );
  return ['--import', `data:text/javascript,import{register}from"${tsx.href}";register()`];
}
