import type pg from 'pg';

type Client = Pick<pg.Client, 'query'>;

/** So many films, four to a module, in all skills and buckets of which the pack has modules. */
export async function seedFilms(client: Client, many: number) {
  await client.query(
    `INSERT INTO videos (id, revision, duration, sources, poster, position)
     SELECT uuidv7(), 'a', 90000, '[]', '/films/' || n || '.webp', 100
     FROM generate_series(1, $1::int) AS n`,
    [many],
  );
  await client.query(`
    INSERT INTO video_texts (video_id, locale, title, description, captions, chapters, words)
    SELECT id, locale, 'Film ' || n, 'What a lamp shows.', '[{"from":0,"to":4000,"text":"Late."}]',
      '[]', to_tsvector('simple', 'film' || n || ' what a lamp shows late')
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM videos WHERE slug IS NULL) AS film
    CROSS JOIN unnest(ARRAY['en', 'fr', 'de']) AS locale`);
  await client.query(
    `INSERT INTO video_modules (id, trait_id, category_type, bucket, position)
     SELECT uuidv7(), (ARRAY['sleep', 'listening', 'discipline', 'focus', 'optimism'])[1 + n % 5],
       (ARRAY['personal-health', 'social-interaction', 'mentality', 'cognitive-abilities',
         'mastery-of-emotions'])[1 + n % 5],
       (ARRAY['foundations', 'growth', 'mastery'])[1 + n % 3], 100 + n
     FROM generate_series(1, $1::int / 4) AS n`,
    [many],
  );
  await client.query(`
    INSERT INTO video_module_texts (module_id, locale, title, act)
    SELECT id, locale, 'Module', 'Put the lamp out.' FROM video_modules
    CROSS JOIN unnest(ARRAY['en', 'fr', 'de']) AS locale WHERE slug IS NULL`);
  await client.query(`
    WITH films AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM videos WHERE slug IS NULL),
      modules AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM video_modules WHERE slug IS NULL)
    INSERT INTO videos_in_modules (module_id, video_id, position)
    SELECT modules.id, films.id, films.n % 4 FROM films JOIN modules ON modules.n = films.n / 4 + 1`);
  await client.query('ANALYZE');
  const { rows } = await client.query<{ moduleId: string; videoId: string }>(
    'SELECT module_id AS "moduleId", video_id AS "videoId" FROM videos_in_modules LIMIT 1 OFFSET 777',
  );
  if (!rows[0]) throw new Error('no film was made');
  return rows[0];
}

/** The demo's people and so many others, each with their views, and with a tenth as many films begun. */
export async function seedWatching(client: Client, people: number, views: number): Promise<void> {
  await client.query(
    `INSERT INTO users (id, email, first_name, last_name, sms_notification, locale, time_zone, role, created_at)
     SELECT uuidv7(), 'viewer-' || n || '@example.org', 'Load', 'Example', false, 'en', 'UTC', 'user', now()
     FROM generate_series(1, $1::int) AS n ON CONFLICT DO NOTHING`,
    [people],
  );
  await client.query('TRUNCATE video_progress, video_views, video_likes, video_bookmarks');
  await client.query(
    'CREATE TEMP TABLE film AS SELECT id, row_number() OVER (ORDER BY id) AS n FROM videos',
  );
  await client.query('CREATE UNIQUE INDEX ON film (n)');
  await client.query('ANALYZE film');
  // A person's films lie apart: 7,919 has no divisor in common with their number.
  // Without a look at films and people for each of millions of rows.
  await client.query('SET session_replication_role = replica');
  const watched = `
    (SELECT id, row_number() OVER (ORDER BY email) AS person FROM users) AS viewer
    CROSS JOIN generate_series(1, $1::int) AS nth
    JOIN film ON film.n = 1 + (viewer.person * 31 + nth * 7919) % 10000`;
  const tables = {
    video_views: `(user_id, video_id, day, viewed_at, is_listed)
      SELECT viewer.id, film.id, current_date - nth / 10, now() - nth * interval '2 hours', true FROM ${watched}`,
    video_progress: `(user_id, video_id, played, progress, resume_at, is_marked, credited_at, has_bonus, updated_at)
      SELECT viewer.id, film.id, '[[0,45000]]', 1 + nth % 100, 45000, false, now(), false,
        now() - nth * interval '2 hours' FROM ${watched}`,
    video_likes: `(user_id, video_id, liked_at)
      SELECT viewer.id, film.id, now() - nth * interval '2 hours' FROM ${watched}`,
    video_bookmarks: `(id, user_id, video_id, moment, note, created_at)
      SELECT uuidv7(), viewer.id, film.id, CASE WHEN nth % 2 = 0 THEN nth * 100 END, NULL,
        now() - nth * interval '2 hours' FROM ${watched}`,
  };
  for (const [table, rows] of Object.entries(tables)) {
    const share = table === 'video_views' ? 1 : 10;
    await client.query(`INSERT INTO ${table} ${rows}`, [Math.ceil(views / share)]);
    await client.query(`VACUUM ANALYZE ${table}`);
  }
  await client.query('SET session_replication_role = origin');
  await client.query('DROP TABLE film');
}
