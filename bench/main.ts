/** `npm run bench`: the benches by name; `calls` and `scale` unless one is asked for. */
const benches: Record<string, () => Promise<unknown>> = {
  calls: () => import('./calls.ts'),
  scale: () => import('./scale/main.ts'),
  deliveries: () => import('./deliveries/main.ts'),
};

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
for (const name of asked.length > 0 ? asked : ['calls', 'scale']) {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench ${name}. Benches: ${Object.keys(benches).join(', ')}.`);
  await bench();
}
