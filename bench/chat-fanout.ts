// Messages that one sender has stored, told to 100 and to 1,000 members who follow the group, beside a
// bare `ws` server of the same run that stores nothing and writes one ready frame to each socket:
// deliveries a second under full load, the time from the commit to the last socket at ten messages a
// second, what a member's connection holds in memory, and how soon all have joined.
// `node bench/chat-fanout.ts [members…]`
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { makeGroups } from './chat-groups.ts';
import { figuresOf, percentile } from './figures.ts';
import { enrolMany, type Person } from './people.ts';
import { startProduct } from './product.ts';
import { median, type Running, running } from './running.ts';
import { sendAll, signedIn } from './sender.ts';

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1_000];
const rounds = 3;
/** Messages of a sender that wait for their acknowledgement. */
const inFlight = 32;
/** Deliveries of a round under full load. */
const deliveries = 60_000;
/** Messages at a pace at which nothing waits, milliseconds apart. */
const paced = { messages: 60, apart: 100 };

const inside = ['--expose-gc', '--import', './bench/inside.ts'];
const settings = { DEMO: 'off', TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1000000' };
const product = await startProduct(settings, inside);
const floor = await running([...inside, 'bench/bare-fanout.ts'], {});
const listeners = fork('bench/chat-listeners.ts', { stdio: 'inherit' });
process.once('exit', () => listeners.kill());
listeners.once('exit', (code) => code !== null && process.exit(1));
const people = await enrolMany(product.databaseUrl, Math.max(...sizes) + 1);
const groupIds = await makeGroups(
  product.databaseUrl,
  sizes.map((size) => people.slice(0, size + 1).map(({ id }) => id)),
);

interface Round {
  readonly deliveries: number;
  readonly cpu: number;
  readonly last: number;
  readonly joinedIn: number;
  readonly bytes: number;
}

for (const [at, size] of sizes.entries()) {
  const group = { groupId: groupIds[at] ?? '', members: people.slice(1, size + 1) };
  const rows = { ours: [] as Round[], bare: [] as Round[] };
  await round(floor, group);
  await round(product, group);
  for (let turn = 0; turn < rounds; turn += 1) {
    rows.bare.push(await round(floor, group));
    rows.ours.push(await round(product, group));
  }
  const [ours, bare] = [medians(rows.ours), medians(rows.bare)];
  console.log(`${size} members, medians of ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}:`);
  const share = (100 * ours.deliveries) / bare.deliveries;
  console.log(
    `  deliveries a second: ${ours.deliveries.toFixed(0)} of ${bare.deliveries.toFixed(0)}, ${share.toFixed(0)} %`,
  );
  const cpuOf = ({ cpu }: Round) => `${((1000 * cpu) / deliveries).toFixed(1)} us`;
  const perMessage = ((ours.cpu / deliveries) * size).toFixed(2);
  console.log(
    `  processor time of a delivery: ${cpuOf(ours)}, bare ${cpuOf(bare)}; of a message to all ${perMessage} ms`,
  );
  console.log(`  commit to the last socket, p99: ${times(ours.last, bare.last, 'ms')}`);
  console.log(
    `  memory of a member, heap and buffers: ${times(ours.bytes / 1024, bare.bytes / 1024, 'KB')}`,
  );
  console.log(`  all joined after ${times(ours.joinedIn, bare.joinedIn, 'ms')}`);
}
listeners.kill();
await floor.stop();
await product.stop();

interface Group {
  readonly groupId: string;
  readonly members: readonly Person[];
}

async function round(server: Running, { groupId, members }: Group): Promise<Round> {
  const before = await figuresOf(server);
  const joinedIn = await joined(server.url, groupId, members);
  // Who is there is told after everybody has come.
  await pause(1_500);
  const filled = await figuresOf(server);
  const sender = await signedIn(server.url, people[0]?.token ?? '');

  const count = Math.ceil(deliveries / members.length);
  const began = performance.now();
  await sendAll(sender, { groupId, count, inFlight });
  await toldAll(count);
  const seconds = (performance.now() - began) / 1000;
  const { cpu } = await figuresOf(server);

  for (let sent = 0; sent < paced.messages; sent += 1) {
    await Promise.all([sendAll(sender, { groupId, count: 1, inFlight }), pause(paced.apart)]);
  }
  const ends = (await toldAll(count + paced.messages)).slice(count);
  const { instants } = await figuresOf(server);
  // Other transactions were committed meanwhile: that of a message is the last one before it was told.
  const delays = ends.map((end) => end - (instants.findLast((instant) => instant <= end) ?? 0));
  sender.close();
  listeners.send('leave');
  await answer('left');
  return {
    deliveries: (count * members.length) / seconds,
    cpu: cpu - filled.cpu,
    last: percentile(delays, 0.99),
    joinedIn,
    bytes: (filled.bytes - before.bytes) / members.length,
  };
}

async function joined(url: string, groupId: string, members: readonly Person[]): Promise<number> {
  listeners.send({ url, groupId, tokens: members.map(({ token }) => token) });
  return (await answer('joinedIn')) as number;
}

/** Resolves once everybody has so many messages. @returns when the last one of all got each */
async function toldAll(count: number): Promise<number[]> {
  for (;;) {
    listeners.send('told');
    const ends = (await answer('told')) as number[];
    if (ends.length >= count) return ends;
    await pause(20);
  }
}

async function answer(name: string): Promise<unknown> {
  for (;;) {
    const [told]: Record<string, unknown>[] = await once(listeners, 'message');
    if (told && 'closed' in told)
      throw new Error(`a member was closed with ${String(told.closed)}`);
    if (told && name in told) return told[name];
  }
}

function medians(rows: readonly Round[]): Round {
  const of = (name: keyof Round) => median(rows.map((row) => row[name]));
  return {
    deliveries: of('deliveries'),
    cpu: of('cpu'),
    last: of('last'),
    joinedIn: of('joinedIn'),
    bytes: of('bytes'),
  };
}

function times(ours: number, bare: number, unit: string): string {
  return `${ours.toFixed(1)} ${unit} and ${bare.toFixed(1)} ${unit}, ${(ours / bare).toFixed(2)} times`;
}
