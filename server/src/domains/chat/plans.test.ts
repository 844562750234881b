import { chatRoutes } from '@stratum/contract/chat';
import type { SharedCard } from '@stratum/contract/shared-card';
import { afterAll, expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { planSteps } from '../../../test/plan-steps.ts';
import { statementsOf } from '../../../test/sent-statements.ts';
import { twoInGroup } from '../../../test/two-in-group.ts';

const on = await openTestApp();
afterAll(() => on.close());
const { ada, bruno, ppauGroupId } = await twoInGroup(on);

const card: SharedCard = {
  type: 'note',
  title: '',
  beginning: '',
  backgroundId: null,
  file: null,
  picture: null,
  imageCount: 0,
};

/** More than a search looks through one by one; the two oldest alone have a word, one of them on a card. bench/chat-scale.ts is for more. */
await on.database.pool.query(
  `INSERT INTO chat_messages (group_id, timetoken, id, type, sender_id, client_id, body, data)
   SELECT $1, 17000000000000000 + n * 10000, gen_random_uuid(), CASE WHEN is_card THEN 'shared_item' ELSE 'text' END,
     $2, n, CASE WHEN n = 1 THEN 'kieselgur' WHEN NOT is_card THEN 'Good morning' END,
     CASE WHEN is_card THEN jsonb_set($3::jsonb, '{item,title}', to_jsonb(CASE n WHEN 2 THEN 'Kiesel' ELSE 'Evenings' END)) END
   FROM generate_series(1, 2500) AS n, LATERAL (SELECT n BETWEEN 2 AND 450 AS is_card) AS kinds`,
  [ppauGroupId, bruno.id, JSON.stringify({ item: card })],
);
await on.database.pool.query('ANALYZE chat_messages');

const params = { ppauGroupId };
const calls = {
  opening: () => ada.call(chatRoutes.listMessages, { params }),
  'paging back': () =>
    ada.call(chatRoutes.listMessages, { params, query: { before: '17000000010000000' } }),
  media: () => ada.call(chatRoutes.groupMedia, { params, query: { kind: 'media' } }),
  counting: () => ada.call(chatRoutes.groupMedia, { params }),
  links: () => ada.call(chatRoutes.groupMedia, { params, query: { kind: 'links' } }),
};

it.each(Object.entries(calls))('%s reads a group’s messages by an index', async (name, call) => {
  const isRead = (statement: string) =>
    /from "?chat_messages/.test(statement) &&
    !/"id" in/.test(statement) &&
    /count\(\*\)/.test(statement) === (name === 'counting');
  const steps = await planSteps(on, isRead, call);
  const reads = steps.filter((step) => step['Relation Name'] === 'chat_messages');
  expect(reads.length).toBeGreaterThan(0);
  for (const step of reads) expect(step['Index Cond']).toMatch(/group_id = /);
});

it('a search finds words of the newest messages, and by their index those of old ones', async () => {
  const find = async (text: string) =>
    dataOf(await ada.call(chatRoutes.searchMessages, { params, query: { text } })).items;
  expect(await find('morning')).toHaveLength(50);
  expect(await find('kiesel')).toMatchObject([
    { attachment: { item: { title: 'Kiesel' } } },
    { body: 'kieselgur' },
  ]);
  const steps = await planSteps(
    on,
    (statement) => /"timetoken" \+ 0 desc/.test(statement),
    () => find('kiesel'),
  );
  expect(steps.map((step) => step['Index Name'])).toEqual(
    expect.arrayContaining(['chat_messages_words', 'chat_messages_card_words']),
  );
  // For a word that all have, that index would be read from end to end: its expression has no part in it.
  const [newest] = (await statementsOf(() => find('morning'))).filter((each) =>
    /tsquery/.test(each),
  );
  expect(newest).toMatch(/"timetoken" >= .*order by "chat_messages"."timetoken" desc/s);
  expect(newest).not.toMatch(/array_to_tsvector/);
});

it('a search with an end looks through what is newest before it', async () => {
  const sent = {
    params,
    query: { text: 'evening', to: new Date(1_700_000_000_200).toISOString() },
  };
  const search = () => ada.call(chatRoutes.searchMessages, sent);
  const { items } = dataOf(await search());
  expect(items[0]?.timetoken).toBe('17000000002000000');
  const statements = await statementsOf(search);
  expect(statements.filter((each) => /"timetoken" \+ 0 desc/.test(each))).toEqual([]);
});
