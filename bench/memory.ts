// Loaded into a server by bench/sockets.ts (`--expose-gc --import`): a SIGUSR2 prints what the process
// holds in memory once its garbage is collected.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  console.log(`holds ${process.memoryUsage().rss} bytes`);
});
