// Two hundred people who watch a film at once on one process, as players load it: a part of the file
// every few seconds, at the speed it plays; and what a small call of the API takes beside them.
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './figures.ts';
import { signIn, startProduct } from './product.ts';

const viewers = 200;
const seconds = 30;
/** Bytes of a part, as browsers ask for them. */
const part = 256 * 1024;

const product = await startProduct();
const token = await signIn(product.url);
const headers = { authorization: `Bearer ${token}` };
const listed = await fetch(`${product.url}/api/v1/get-videos`, { headers });
const { data }: { data: { items: { duration: number; sources: { url: string }[] }[] } } =
  JSON.parse(await listed.text());
const [film] = data.items;
if (!film) throw new Error('the library has no film');
const url = product.url + (film.sources[0]?.url ?? '');
const size = Number((await fetch(url, { method: 'HEAD' })).headers.get('content-length'));
/** Milliseconds that a part plays. */
const plays = (1_000 * film.duration * part) / size;

print('alone', await apiTimes(10));
const ends = performance.now() + seconds * 1_000;
const parts: number[] = [];
const watching = Array.from({ length: viewers }, watch);
print(`beside ${viewers} viewers`, await apiTimes(seconds));
await Promise.all(watching);
print(`${parts.length} parts of ${part / 1024} KB`, parts);
await product.stop();

/** Begins at a place of its own, as people do who did not begin together. */
async function watch(_: unknown, nth: number): Promise<void> {
  let at = (nth * 7919) % size;
  await pause((plays * nth) / viewers);
  while (performance.now() < ends) {
    const began = performance.now();
    const end = Math.min(size, at + part) - 1;
    const response = await fetch(url, { headers: { range: `bytes=${at}-${end}` } });
    const bytes = await response.arrayBuffer();
    if (response.status !== 206 || bytes.byteLength !== end - at + 1)
      throw new Error(`a part came wrong: ${response.status}, ${bytes.byteLength} bytes`);
    parts.push(performance.now() - began);
    at = end + 1 === size ? 0 : end + 1;
    await pause(plays);
  }
}

/** Twenty small calls a second. */
async function apiTimes(lasting: number): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < lasting * 20; call += 1) {
    const began = performance.now();
    const response = await fetch(`${product.url}/api/v1/get-notification-count`, { headers });
    await response.arrayBuffer();
    times.push(performance.now() - began);
    await pause(50);
  }
  return times;
}

function print(what: string, times: readonly number[]): void {
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)];
  console.log(`${what}: median ${half.toFixed(1)} ms, 99 % within ${most.toFixed(1)} ms`);
}
