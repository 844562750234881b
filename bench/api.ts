// Requests a second of one assessment write and one graph read, beside a bare node:http handler
// with the same statements on the same PostgreSQL. Prints the share of the floor; 60 % is the aim.
import autocannon from 'autocannon';
import { signIn, startProduct } from './product.ts';
import { median, type Running, running } from './running.ts';

const rounds = 3;
const seconds = 6;
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
  const figures = { product: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    figures.bare.push(await load(bare, scenario));
    figures.product.push(await load(product, scenario));
  }
  const [ours, floor] = [median(figures.product), median(figures.bare)];
  console.log(
    `${scenario.name}: ${ours.toFixed(0)}/s of ${floor.toFixed(0)}/s, ${((100 * ours) / floor).toFixed(0)} % (median of ${rounds}, ${connections} connections)`,
  );
}
await bare.stop();
await product.stop();

async function load({ url }: Running, { method, path, body }: (typeof scenarios)[number]) {
  const result = await autocannon({
    url: url + path,
    method,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
