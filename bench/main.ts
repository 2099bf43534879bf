/**
 * `npm run bench`: runs benchmarks by name, by default `calls` and `scale`. Each has its own process, because
 * one that pins itself to a core must not pin the next.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const benches: Record<string, () => Promise<unknown>> = {
  calls: () => import('./calls.ts'),
  scale: () => import('./scale/main.ts'),
  postgres: () => import('./postgres/main.ts'),
  writes: () => import('./writes/main.ts'),
  chain: () => import('./chain/main.ts'),
  deliveries: () => import('./deliveries/main.ts'),
  failing: () => import('./deliveries/failing.ts'),
  endpoints: () => import('./deliveries/endpoints.ts'),
};

const words = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith('--'));
const asked = words.filter((word) => !word.startsWith('--'));
const names = asked.length > 0 ? asked : ['calls', 'scale'];
for (const name of names) {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench ${name}. Benches: ${Object.keys(benches).join(', ')}.`);
  if (names.length === 1) await bench();
  else {
    const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name, ...flags], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
  }
}
