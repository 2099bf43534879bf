import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A real browser, the one installed on this machine. Without one the tests of pages fail and say what is missing; they are
 * not skipped.
 */
export function launchChromium(): Promise<Browser> {
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
      // not here
    }
  }
  throw new Error(
    `The tests of pages need a Chromium on PATH (${NAMES.join(', ')}), and there is none. On Debian: apt-get install -y chromium`,
  );
}
