// Loaded into the server by bench/export.ts (`--import`): a SIGUSR2 prints the longest pause of the
// event loop since the last one, or since the start.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks, which every figure holds besides the pause. */
const resolution = 1;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
process.on('SIGUSR2', () => {
  const pause = Math.max(0, delay.max / 1e6 - resolution);
  delay.reset();
  console.log(`longest pause ${pause.toFixed(1)} ms`);
});
