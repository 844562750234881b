// Messages a second that many senders in many groups have stored by live connections, beside a bare
// insert of the same run that takes the same lock on the same PostgreSQL: 60 % is the aim.
// `node bench/chat-senders.ts [senders] [groups] [messages of a round]`
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { makeGroups } from './chat-groups.ts';
import { figuresOf } from './figures.ts';
import { enrolMany } from './people.ts';
import { startProduct } from './product.ts';
import { median } from './running.ts';
import { sendAll, signedIn } from './sender.ts';

const [senders = 100, groupCount = 25, messages = 5_000] = process.argv.slice(2).map(Number);
const rounds = 3;
/** Messages of a sender that wait for their acknowledgement. */
const inFlight = 2;

const settings = { DEMO: 'off', TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1000000' };
const product = await startProduct(settings, ['--expose-gc', '--import', './bench/inside.ts']);
const env = { ...process.env, DATABASE_URL: product.databaseUrl };
const bare = fork('bench/bare-inserts.ts', { env });
process.once('exit', () => bare.kill());
const people = await enrolMany(product.databaseUrl, senders);
const membersOf = (at: number) =>
  people.filter((_, place) => place % groupCount === at).map(({ id }) => id);
const groupIds = await makeGroups(
  product.databaseUrl,
  Array.from({ length: groupCount }, (_, at) => membersOf(at)),
);
const sockets = await Promise.all(people.map(({ token }) => signedIn(product.url, token)));

const figures = { ours: [] as number[], bare: [] as number[], cpu: [] as number[] };
await sendRound(messages / 5);
for (let round = 0; round < rounds; round += 1) {
  const senderIds = people.map(({ id }) => id);
  bare.send({ groupIds, senderIds, count: messages, inFlight: senders * inFlight });
  const [rate]: number[] = await once(bare, 'message');
  figures.bare.push(rate ?? Number.NaN);
  const before = await figuresOf(product);
  const began = performance.now();
  await sendRound(messages);
  figures.ours.push(messages / ((performance.now() - began) / 1000));
  figures.cpu.push(((await figuresOf(product)).cpu - before.cpu) / messages);
}
const [ours, floor] = [median(figures.ours), median(figures.bare)];
console.log(
  `${senders} senders in ${groupCount} groups: ${ours.toFixed(0)} messages a second of ${floor.toFixed(0)}, ${((100 * ours) / floor).toFixed(0)} % (medians of ${rounds}, load ${loadavg()[0]?.toFixed(1)}); ${median(figures.cpu).toFixed(2)} ms of processor time of the server for a message`,
);
bare.kill();
for (const socket of sockets) socket.close();
await product.stop();

async function sendRound(count: number): Promise<void> {
  const share = Math.ceil(count / senders);
  await Promise.all(
    sockets.map((socket, at) =>
      sendAll(socket, { groupId: groupIds[at % groupCount] ?? '', count: share, inFlight }),
    ),
  );
}
