// The embedded list of places: its first use, later ones and searches, and the memory it takes. How
// long /healthz took beside the first use shows what other requests notice of it.
import { signIn, startProduct } from './product.ts';
import { median } from './running.ts';

const { url, stop } = await startProduct();

async function request(path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url + path, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return text;
}

/** Milliseconds of one answered request. */
async function timed(path: string, init?: RequestInit): Promise<number> {
  const began = performance.now();
  await request(path, init);
  return performance.now() - began;
}

/** Megabytes that the process holds. */
async function resident(): Promise<number> {
  const [, bytes] = /^process_resident_memory_bytes (\d+)/m.exec(await request('/metrics')) ?? [];
  return Number(bytes) / 2 ** 20;
}

const before = await resident();
console.log(`states of a country: ${(await timed('/api/v1/get-state?country=FR')).toFixed(0)} ms`);
const first = timed('/api/v1/get-city?country=FR&state=84');
const beside: number[] = [];
const loading = { isOver: false };
void first.finally(() => {
  loading.isOver = true;
});
while (!loading.isOver) beside.push(await timed('/healthz'));
console.log(`first use: ${(await first).toFixed(0)} ms`);
console.log(`/healthz meanwhile: ${Math.max(...beside).toFixed(0)} ms at most`);
console.log(`memory: ${before.toFixed(0)} MB before, ${(await resident()).toFixed(0)} MB after`);

const cities: number[] = [];
for (let round = 0; round < 100; round += 1) {
  cities.push(await timed(`/api/v1/get-city?country=${['FR&state=84', 'US&state=CA'][round % 2]}`));
}
console.log(`cities of a state: ${median(cities).toFixed(1)} ms (median of ${cities.length})`);

const authorization = `Bearer ${await signIn(url)}`;
for (const text of ['sa', 'lon', 'san francisco', 'münchen']) {
  const path = `/api/v1/google/get-predictions/${encodeURIComponent(text)}`;
  const searches: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    searches.push(await timed(path, { headers: { authorization } }));
  }
  console.log(`${text}: ${median(searches).toFixed(1)} ms (median of ${searches.length})`);
}
await stop();
