import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import type { AppOptions } from '../../src/app.ts';
import { opened, openWorld } from '../support/opening.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Starts a browser, and a service with a workspace whose pages are under `origin`. */
export async function openBrowser(options?: Partial<AppOptions>) {
  const browser = await opened(launchChromium());
  const { service, world } = await openWorld(options);
  // Chromium resolves every name under localhost to this machine
  return { browser, service, world, origin: `http://${world.host}:${new URL(service.url).port}` };
}

/**
 * The Chromium installed on this machine. If there is none, the tests of pages fail and say what is missing;
 * they are not skipped.
 */
function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

function findChromium(): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  for (const file of folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)))) {
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // not installed at this path
    }
  }
  throw new Error(
    `The tests of pages need a Chromium on PATH (${NAMES.join(', ')}), and there is none. On Debian: apt-get install -y chromium`,
  );
}
