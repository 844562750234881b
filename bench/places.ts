// The embedded list of places: its first use and later ones. How long /healthz took beside the first
// use shows what other requests notice of it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, running } from './running.ts';

const folder = await mkdtemp(join(tmpdir(), 'stratum-bench-'));
const env = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', DEMO: 'off' };
const { url, stop } = await running(['server/src/main.ts'], env);

/** Milliseconds of one answered request. */
async function timed(path: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url + path);
  await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return performance.now() - began;
}

await timed('/healthz');
const first = timed('/api/v1/get-state?country=FR');
const beside: number[] = [];
const loading = { isOver: false };
void first.finally(() => {
  loading.isOver = true;
});
while (!loading.isOver) beside.push(await timed('/healthz'));
const later: number[] = [];
for (let round = 0; round < 100; round += 1) {
  later.push(await timed(`/api/v1/get-city?country=${['FR&state=84', 'US&state=CA'][round % 2]}`));
}
console.log(`first use: ${(await first).toFixed(0)} ms`);
console.log(`/healthz meanwhile: ${Math.max(...beside).toFixed(0)} ms at most`);
console.log(`cities of a state: ${median(later).toFixed(1)} ms (median of ${later.length})`);
await stop();
await rm(folder, { recursive: true });
