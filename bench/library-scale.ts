// What the calls of the library cost a person with a thousand views, a hundred films begun, likes
// and moments, in a library of 10,000 films: among few others, then among 10,000 people with a
// million rows of progress and ten million views. Prints the medians of the calls, and how many rows
// of what people have done a call reads by an index and by going through a table, which must be none.
// By hand: `node bench/library-scale.ts [views of a person]`.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { seedFilms, seedWatching } from './library-seed.ts';
import { signIn, startProduct } from './product.ts';
import { timeCall } from './scale.ts';

const rounds = 30;
const views = Number(process.argv[2] ?? 1_000);
const crowds = { 'among ten': 10, 'among ten thousand': 10_000 };
/** PostgreSQL tells what it has read after so many milliseconds without a statement. */
const toldAfter = 11_000;

const product = await startProduct();
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
const token = await signIn(product.url);
const { moduleId, videoId } = await seedFilms(client, 10_000);
const { cursor } = await page('get-videos?limit=50');
const calls = {
  'all films, first page': 'get-videos?limit=50',
  'all films, second page': `get-videos?limit=50&cursor=${cursor}`,
  'one film': `get-videos?videoId=${videoId}`,
  'the films of a module': `get-videos?moduleId=${moduleId}`,
  'a skill and a bucket': 'get-videos?traitId=sleep&bucket=growth',
  'a word that all have': 'get-videos?search=lamp&limit=50',
  'a word that one has': 'get-videos?search=film7777',
  saved: 'get-saved-videos?limit=50',
  moments: 'get-moments?limit=50',
  activity: 'performance-video-activity',
  history: 'watch-history?limit=50',
  'progress of one': `get-performance-video-progress?performance_video_id=${videoId}`,
  'progress of all': 'get-performance-video-progress?limit=50',
  'for you': 'get-performance',
  categories: 'get-performance-categories',
  'the modules of a skill': 'get-performance-module?traitId=sleep',
};

for (const [where, people] of Object.entries(crowds)) {
  await seedWatching(client, people, views);
  const { rows } = await client.query(`SELECT
    (SELECT count(*) FROM video_progress)::int AS progress, (SELECT count(*) FROM video_views)::int AS views`);
  console.log(`\n# ${where}: ${rows[0].progress} rows of progress, ${rows[0].views} views`);
  for (const [name, path] of Object.entries(calls)) {
    const before = await rowsRead();
    const time = await timeCall(`${product.url}/api/v1/${path}`, token, rounds);
    const after = await rowsRead();
    const each = (kind: 'index' | 'scan') => ((after[kind] - before[kind]) / rounds).toFixed(1);
    console.log(
      `${name}: ${time.toFixed(1)} ms (median of ${rounds}), rows by index ${each('index')}, by scan ${each('scan')}`,
    );
  }
}
await client.end();
await product.stop();

/** Rows of what people have done that were read since the beginning. */
async function rowsRead(): Promise<{ index: number; scan: number }> {
  await pause(toldAfter);
  const { rows } = await client.query(`SELECT
    sum(idx_tup_fetch)::float8 AS index, sum(seq_tup_read)::float8 AS scan
    FROM pg_stat_user_tables
    WHERE relname IN ('video_progress', 'video_views', 'video_likes', 'video_bookmarks')`);
  return rows[0];
}

async function page(path: string): Promise<{ cursor: string }> {
  const response = await fetch(`${product.url}/api/v1/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data }: { data: { next: string } } = JSON.parse(await response.text());
  return { cursor: data.next };
}
