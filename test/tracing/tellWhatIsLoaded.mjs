// Preloaded into a process of the service (`node --import`): on SIGUSR2 it logs which OpenTelemetry packages
// are loaded.
import Module from 'node:module';

process.on('SIGUSR2', () => {
  const loaded = Object.keys(Module._cache).map((file) => /@opentelemetry[\\/]([\w-]+)/.exec(file)?.[1]);
  console.log(JSON.stringify({ loaded: [...new Set(loaded.filter((name) => name !== undefined))] }));
});
