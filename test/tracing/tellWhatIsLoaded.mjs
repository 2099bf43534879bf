// Loaded into a process of the service ahead of it (`node --import`): at SIGUSR2 it prints, as a line of the log, which packages of
// OpenTelemetry are loaded.
import Module from 'node:module';

process.on('SIGUSR2', () => {
  const loaded = Object.keys(Module._cache).map((file) => /@opentelemetry[\\/]([\w-]+)/.exec(file)?.[1]);
  console.log(JSON.stringify({ loaded: [...new Set(loaded.filter((name) => name !== undefined))] }));
});
