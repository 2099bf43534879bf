// Preloaded into a process of the service (`node --import`): SIGUSR2 blocks its event loop for six seconds,
// as a loop in its code would. The process stays alive, and the kernel keeps accepting its connections.
process.on('SIGUSR2', () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6_000);
});
