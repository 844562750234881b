// The floor: pg alone, which takes a group's lock, writes a message into the product's own table, and
// commits, each statement prepared once. Run by bench/chat-senders.ts, over the channel to its parent.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

interface Order {
  readonly groupIds: readonly string[];
  readonly senderIds: readonly string[];
  readonly count: number;
  readonly inFlight: number;
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const place = {
  name: 'place',
  text: `INSERT INTO chat_logs (group_id, last, previous)
    VALUES ($1, (extract(epoch from clock_timestamp()) * 10000000)::bigint, 0)
    ON CONFLICT (group_id) DO UPDATE
      SET previous = chat_logs.last, last = greatest(chat_logs.last + 1, excluded.last)
    RETURNING last`,
};
const message = {
  name: 'message',
  text: `INSERT INTO chat_messages (group_id, timetoken, id, type, sender_id, client_id, body)
    VALUES ($1, $2, $3, 'text', $4, $5, $6)`,
};

async function store(groupId: string, senderId: string): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  const { rows } = await client.query({ ...place, values: [groupId] });
  const id = randomUUID();
  const values = [groupId, rows[0].last, id, senderId, id, 'Up at six, as we said.'];
  await client.query({ ...message, values });
  await client.query('commit');
  client.release();
}

process.on('message', (order: Order) => {
  void storeAll(order).then((rate) => process.send?.(rate));
});

/** @returns messages a second */
async function storeAll({ groupIds, senderIds, count, inFlight }: Order): Promise<number> {
  let begun = 0;
  const began = performance.now();
  const storeInTurn = async () => {
    for (let at = begun; at < count; at = begun) {
      begun += 1;
      const groupId = groupIds[at % groupIds.length];
      const senderId = senderIds[at % senderIds.length];
      if (groupId && senderId) await store(groupId, senderId);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, storeInTurn));
  return count / ((performance.now() - began) / 1000);
}
