import { existsSync } from 'node:fs';
import { missingParts } from '../../production/parts/missing.ts';

/** Debian's libfaketime, which moves the clock of one process. */
export const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** What the campaign needs beside the parts of a production, and this machine has not. */
export const missingForFaults = (): string[] => [
  ...missingParts(),
  ...(existsSync(FAKETIME) ? [] : ['libfaketime (apt-get install libfaketime)']),
];
