import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../../openapi/errors/', import.meta.url));

/** The file of the codes that any call may return. */
export const SHARED = 'shared';

/**
 * Every error code of the contract by its name: its area (the file), its statuses, its meaning and remedy. `where:
 * idempotent` is for calls with an Idempotency-Key, `where: secret` for those of them that show a secret; `elsewhere`
 * names what returns it, where no call does; `shared`: calls of other areas return it, too.
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
