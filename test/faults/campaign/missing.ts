import { existsSync } from 'node:fs';
import { missingParts } from '../../production/parts/missing.ts';

/** Debian's libfaketime, which changes the clock of one process. */
export const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** What the campaign needs, besides the parts of a production, that this machine does not have. */
export const missingForFaults = (): string[] => [
  ...missingParts(),
  ...(existsSync(FAKETIME) ? [] : ['libfaketime (apt-get install libfaketime)']),
];
