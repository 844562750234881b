// Requests a second of one assessment write and one graph read, beside a bare node:http handler
// with the same statements on the same PostgreSQL: throughput, and processor time of each request in the
// server's own process. Aims: 75 % of the floor's throughput, 1.7 times its processor time.
import autocannon from 'autocannon';
import { processorTime } from './processor-time.ts';
import { signIn, startProduct } from './product.ts';
import { median, type Running, running } from './running.ts';

const rounds = 3;
/** Requests of a round, and of what comes before: until then the server's code is not compiled. */
const amounts = { round: 3_000, before: 5_000 };
const connections = 20;
const year = new Date().getFullYear();
const scenarios = [
  {
    name: 'write one answer',
    method: 'PUT' as const,
    path: '/api/v1/assessment-draft',
    body: JSON.stringify({ categoryType: 'mentality', answers: { 'resilience.a': 4 } }),
  },
  {
    name: 'read a year of the graph',
    method: 'GET' as const,
    path: `/api/v1/assessment-graph?categoryType=mentality&monthYear=${year}`,
    body: undefined,
  },
];

const product = await startProduct();
const bare = await running(['bench/bare.ts'], { DATABASE_URL: product.databaseUrl });
const token = await signIn(product.url);

for (const scenario of scenarios) {
  const figures = { product: [] as Figure[], bare: [] as Figure[] };
  for (const server of [bare, product]) await load(server, scenario, amounts.before);
  for (let round = 0; round < rounds; round += 1) {
    figures.bare.push(await load(bare, scenario, amounts.round));
    figures.product.push(await load(product, scenario, amounts.round));
  }
  const of = (runs: readonly Figure[]) => ({
    rate: median(runs.map(({ rate }) => rate)),
    cpu: median(runs.map(({ cpu }) => cpu)),
  });
  const [ours, floor] = [of(figures.product), of(figures.bare)];
  console.log(
    `${scenario.name}: ${ours.rate.toFixed(0)}/s of ${floor.rate.toFixed(0)}/s, ${((100 * ours.rate) / floor.rate).toFixed(0)} %; ` +
      `processor ${ours.cpu.toFixed(3)} ms a request of ${floor.cpu.toFixed(3)}, ${(ours.cpu / floor.cpu).toFixed(2)} times (medians of ${rounds}, ${connections} connections)`,
  );
}
await bare.stop();
await product.stop();

interface Figure {
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds of a processor for each. */
  readonly cpu: number;
}

async function load(
  { url, process: child }: Running,
  { method, path, body }: (typeof scenarios)[number],
  amount: number,
): Promise<Figure> {
  const before = processorTime(child.pid);
  const result = await autocannon({
    url: url + path,
    method,
    connections,
    amount,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  const cpu = (processorTime(child.pid) - before) / result.requests.total;
  return { rate: result.requests.total / result.duration, cpu };
}
