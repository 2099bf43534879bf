/** `npm run bench`: the benches by name, `calls` unless another is asked for. */
const benches: Record<string, () => Promise<unknown>> = {
  calls: () => import('./calls.ts'),
  deliveries: () => import('./deliveries/main.ts'),
};

const name = process.argv[2]?.startsWith('--') === false ? process.argv[2] : 'calls';
const bench = benches[name];
if (!bench) throw new Error(`There is no bench ${name}. Benches: ${Object.keys(benches).join(', ')}.`);
await bench();
