// A search over the notes of one person: 10,000 of theirs among 100,000 of all, then 100,000 among a
// million. Prints the medians of the calls and whether the plan of the search is the same. Aim: under
// 100 ms, and no longer with ten times as many. By hand: `node bench/collection-search.ts [notes of all]`.
import pg from 'pg';
import { seedNotes, seedTexts } from './collection-seed.ts';
import { enrolMany } from './people.ts';
import { startProduct } from './product.ts';
import { printPlan, timeCall } from './scale.ts';

const all = Number(process.argv[2] ?? 1_000_000);
const rounds = 20;
/** A tenth of all notes are one person's, the others' a thousand each and more. */
const others = 900;

const product = await startProduct({ DEMO: 'off', RATE_LIMIT_FACTOR: '1000' });
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
const [me, ...crowd] = await enrolMany(product.databaseUrl, others + 1);
if (!me) throw new Error('somebody has to search');
await seedTexts(client);

const searches = {
  'a word that all have': 'evening',
  'a word that a hundredth have': 'word1',
  'a word that nearly all of the others’ notes have, and a thousandth of one’s own': 'ridge',
  'a word that one has': 'note7777',
  'a beginning': 'word77',
  'two words': 'lamp word333',
  'a word that nobody has': 'nowhere',
};

/** What the list asks for where the newest do not fill a page (`list-store.ts`). */
const searched = `SELECT id FROM collection_items WHERE user_id = $1 AND deleted_at IS NULL
  AND words @@ ($2::tsquery && (to_tsquery('simple', '''ridge'':*') || to_tsquery('english', '''ridge''')))
  ORDER BY edited_at + interval '0' DESC, id DESC LIMIT 41`;

const plans: string[] = [];
let seeded = 0;
for (const size of [all / 10, all]) {
  await client.query('DROP INDEX IF EXISTS collection_items_words');
  await seedNotes(client, [me.id], { first: seeded / 10 + 1, last: size / 10 });
  const people = crowd.map(({ id }) => id);
  await seedNotes(client, people, { first: (seeded * 9) / 10 + 1, last: (size * 9) / 10 });
  seeded = size;
  await client.query(`CREATE INDEX collection_items_words ON collection_items USING gin (words)
    WHERE deleted_at IS NULL`);
  await client.query('VACUUM ANALYZE collection_items');
  const { rows } = await client.query(
    `SELECT count(*)::int AS of_all, count(*) FILTER (WHERE user_id = $1)::int AS own FROM collection_items`,
    [me.id],
  );
  console.log(`\n# ${rows[0].own} notes among ${rows[0].of_all}`);
  for (const [name, search] of Object.entries(searches)) {
    const query = `get-personal-stuff?search=${encodeURIComponent(search)}&limit=40`;
    const time = await timeCall(`${product.url}/api/v1/${query}`, me.token, rounds);
    console.log(`${name}: ${time.toFixed(1)} ms (median of ${rounds})`);
  }
  const list = await timeCall(`${product.url}/api/v1/get-personal-stuff`, me.token, rounds);
  console.log(`the list without a search: ${list.toFixed(1)} ms`);
  plans.push(await printPlan(client, searched, [me.id, `'owner:${me.id}'`]));
}
console.log(plans[0] === plans[1] ? '\nthe same plan' : '\nANOTHER PLAN');
await client.end();
await product.stop();
