import pg from 'pg';

/** A connection for one piece of work. */
export async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // The server may be killed under it.
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function writeNote(connection: pg.ClientConfig, text: string): Promise<void> {
  return withClient(connection, async (client) => {
    await client.query('CREATE TABLE IF NOT EXISTS notes (text text NOT NULL)');
    await client.query('INSERT INTO notes VALUES ($1)', [text]);
  });
}

export function readNotes(connection: pg.ClientConfig): Promise<string[]> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ text: string }>('SELECT text FROM notes');
    return rows.map(({ text }) => text);
  });
}
