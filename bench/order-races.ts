// The long form of what `npm test` proves in short: twenty buyers at once want the last piece, or the
// last use of a code, again and again, on a database that is 50 ms slow.
// `node bench/order-races.ts 1000`

import { spawnSync } from 'node:child_process';

const trials = process.argv[2] ?? '1000';
const file = 'server/src/domains/orders/races.test.ts';
const began = performance.now();
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'server', file, '--testTimeout', '7200000'],
  { env: { ...process.env, ORDER_TRIALS: trials }, stdio: 'inherit' },
);
const minutes = (performance.now() - began) / 60_000;
console.log(`${trials} trials of twenty buyers in ${minutes.toFixed(1)} min`);
process.exitCode = status ?? 1;
