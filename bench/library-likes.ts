// A thousand people who like one film at the same moment, take it back, and like it again: how long
// until all are answered, and whether the film's count equals the rows.
import pg from 'pg';
import { percentile } from './figures.ts';
import { enrolMany } from './people.ts';
import { startProduct } from './product.ts';

const many = 1_000;

const product = await startProduct();
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
const people = await enrolMany(product.databaseUrl, many);
const { rows } = await client.query<{ id: string }>('SELECT id FROM videos LIMIT 1');
const film = rows[0]?.id ?? '';

for (const method of ['POST', 'DELETE', 'POST'] as const) {
  const began = performance.now();
  const times = await Promise.all(people.map(({ token }) => press(method, token)));
  const took = performance.now() - began;
  const counts = await client.query(
    'SELECT likes, (SELECT count(*)::int FROM video_likes WHERE video_id = id) AS counted FROM videos WHERE id = $1',
    [film],
  );
  const { likes, counted } = counts.rows[0];
  console.log(
    `${method} by ${many}: all answered in ${(took / 1000).toFixed(2)} s, half within ${percentile(times, 0.5).toFixed(0)} ms; count ${likes}, rows ${counted}: ${likes === counted ? 'equal' : 'NOT EQUAL'}`,
  );
}
await client.end();
await product.stop();

/** @returns milliseconds until the answer */
async function press(method: 'POST' | 'DELETE', token: string): Promise<number> {
  const began = performance.now();
  const isPost = method === 'POST';
  const path = isPost ? '/like-video' : `/delete-like-video?performance_video_id=${film}`;
  const response = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(isPost && { 'content-type': 'application/json' }),
    },
    ...(isPost && { body: JSON.stringify({ performance_video_id: film }) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${method}: ${response.status}`);
  return performance.now() - began;
}
