// Time from `npm start` to a ready server: on a bare clone of this checkout's last commit (all
// set-up included), then warm on the same folder. Prints seconds and milliseconds.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, running } from './running.ts';

const warmStarts = 5;
const folder = await mkdtemp(join(tmpdir(), 'stratum-start-'));
const clone = join(folder, 'clone');
execFileSync('git', ['clone', '--quiet', join(import.meta.dirname, '..'), clone]);
const program = [join(clone, 'tools/start.mjs')];
const env = { PORT: '0', DATA_DIR: join(folder, 'data') };

const first = await running(program, env);
await first.stop();
console.log(`first start on a bare clone: ${(first.startedIn / 1000).toFixed(1)} s`);

const warm: number[] = [];
for (let count = 0; count < warmStarts; count += 1) {
  const start = await running(program, env);
  warm.push(start.startedIn);
  await start.stop();
}
console.log(`warm start: ${median(warm).toFixed(0)} ms (median of ${warmStarts})`);
await rm(folder, { recursive: true, force: true });
