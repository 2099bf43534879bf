// Loaded into a process of the service ahead of it (`node --import`): SIGUSR2 blocks its event loop for six seconds, as a loop in
// its code would. The process lives meanwhile, and the kernel goes on taking connections for it.
process.on('SIGUSR2', () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6_000);
});
