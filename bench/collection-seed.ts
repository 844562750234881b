import type pg from 'pg';

type Client = Pick<pg.Client, 'query'>;

/** Texts that notes are made of, each of them in many. */
const texts = 4_000;
const wordsInText = 45;
const vocabulary = 20_000;

/** The words that notes have in common, as the product stores them. */
export async function seedTexts(client: Client): Promise<void> {
  await client.query(
    `CREATE TABLE bench_texts AS
     SELECT n, text, to_tsvector('simple', text) || to_tsvector('english', text) AS words
     FROM (SELECT n, 'evening lamp ' || string_agg('word' || floor($2::int * random() ^ 3), ' ') AS text
       FROM generate_series(1, $1::int) AS n, generate_series(1, $3::int) AS m GROUP BY n) AS made`,
    [texts, vocabulary, wordsInText],
  );
  await client.query('CREATE UNIQUE INDEX ON bench_texts (n)');
}

/**
 * So many notes of people's, in turns, each with a text and a word of its own (`note7`); of each person
 * as many in a thousand name the ridge as there are people, so nearly all where there are many.
 */
export async function seedNotes(
  client: Client,
  people: readonly string[],
  { first, last }: { readonly first: number; readonly last: number },
): Promise<void> {
  await client.query(
    `INSERT INTO collection_items (id, user_id, type, title, sort_title, tags, version, pinned, content,
       text, created_at, edited_at, words)
     SELECT uuidv7(), owner, 'note', 'Note ' || m, 'note ' || m, '{}', 1, false,
       '{"type":"doc","content":[{"type":"paragraph"}]}', 'note' || m || rare || ' ' || text,
       now() - m * interval '1 minute', now() - m * interval '1 minute',
       strip(words || to_tsvector('simple', 'note' || m || rare)) || array_to_tsvector(ARRAY['owner:' || owner])
     FROM (SELECT m, ($1::uuid[])[1 + m % cardinality($1::uuid[])] AS owner,
         CASE WHEN m % 1000 < cardinality($1::uuid[]) THEN ' ridge' ELSE '' END AS rare
       FROM generate_series($2::int, $3::int) AS m) AS meant
     JOIN bench_texts ON n = 1 + m % $4::int`,
    [people, first, last, texts],
  );
}
