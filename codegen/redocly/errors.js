import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../../openapi/errors/', import.meta.url));

/** The file of the codes that any call may return. */
export const SHARED = 'shared';

/**
 * Every error code by name, with its area, statuses, meaning and remedy. `where`: returned by calls with an
 * `Idempotency-Key`; `elsewhere`: by no call; `shared`: also by calls of other areas.
 */
export const errorCodes = Object.fromEntries(
  readdirSync(folder)
    .sort()
    .flatMap((file) =>
      Object.entries(parse(readFileSync(folder + file, 'utf8'))).map(([code, { status, ...told }]) => [
        code,
        { code, area: file.replace(/\.yaml$/, ''), statuses: [status].flat(), ...told },
      ]),
    ),
);
