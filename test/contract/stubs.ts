import { readFileSync } from 'node:fs';
import { operations } from '../../src/generated/operations.ts';

/** Operations whose file still begins with `// STUB`: known, declared, and not built. To be none. */
export const stubs: string[] = Object.values(operations)
  .filter(({ area, id }) =>
    readFileSync(new URL(`../../src/areas/${area}/operations/${id}.ts`, import.meta.url), 'utf8').startsWith(
      '// STUB',
    ),
  )
  .map(({ id }) => id);
