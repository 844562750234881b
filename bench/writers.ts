import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Person } from './people.ts';

/** One acknowledged write: an object, and what it is since. */
interface Write {
  readonly object: string;
  readonly state: string;
}

type Send = (method: string, path: string, body?: object) => Promise<Answer>;

interface Answer {
  readonly id?: string;
  readonly version?: number;
}

/** Somebody who writes one thing after the other, of several kinds in random order. */
export interface Writer {
  readonly person: Person;
  /** All that was acknowledged, in its order. */
  readonly writes: readonly Write[];
  writeOne(): Promise<void>;
}

/** @param address where the next call goes */
export function createWriter(person: Person, address: () => string): Writer {
  const writes: Write[] = [];
  const note = (object: string, state: string) => void writes.push({ object, state });
  const send: Send = (...call) => sendAs(person.token, address(), ...call);
  const notes = createNotes(send, note);
  const kinds = [
    notes.add,
    notes.add,
    notes.change,
    notes.change,
    notes.trash,
    createGoals(send, note),
    createGoals(send, note),
    answers(send, note),
    habits(send, note),
    collections(send, note),
  ];
  return { person, writes, writeOne: () => (kinds[randomInt(kinds.length)] ?? notes.add)() };
}

type Note = (object: string, state: string) => void;

function createNotes(send: Send, note: Note) {
  const notes: { id: string; version: number }[] = [];
  const add = async () => {
    const title = `Note ${randomUUID()}`;
    const body = {
      collectionId: null,
      type: 'note',
      title,
      markdown: 'x'.repeat(randomInt(2_000)),
    };
    const { id = '', version = 1 } = await send('POST', '/add-personal-stuff', body);
    notes.push({ id, version });
    note(`note ${id}`, title);
  };
  const change = async () => {
    const changed = notes[randomInt(Math.max(1, notes.length))];
    if (!changed) return add();
    const title = `Changed ${randomUUID()}`;
    const { version = 1 } = await send('PUT', '/update-personal-stuff', { ...changed, title });
    changed.version = version;
    note(`note ${changed.id}`, title);
  };
  const trash = async () => {
    const trashed = notes.pop();
    if (!trashed) return add();
    await send('DELETE', `/remove-personal-stuff?ids=${trashed.id}`);
    note(`note ${trashed.id}`, 'in the trash');
  };
  return { add, change, trash };
}

/** Makes a goal, or renames the last one: several rows in one transaction. */
function createGoals(send: Send, note: Note) {
  let last: string | undefined;
  return async () => {
    const goalName = `Goal ${randomUUID()}`;
    if (last && randomInt(2) === 0) await send('PUT', '/goal-update', { id: last, goalName });
    else {
      const milestones = [{ milestoneName: 'First', microGoal: [{ microGoalDescription: 'One' }] }];
      const day = new Date().toISOString().slice(0, 10);
      const days = { goalStartDate: day, goalEndDate: day };
      const body = { goalCategory: 'personal-health', goalName, ...days, milestones };
      last = (await send('POST', '/goal-create', body)).id;
    }
    note(`goal ${last}`, goalName);
  };
}

function answers(send: Send, note: Note) {
  return async () => {
    const level = 1 + randomInt(4);
    const body = { categoryType: 'mentality', answers: { 'resilience.a': level } };
    await send('PUT', '/assessment-draft', body);
    note('answer', String(level));
  };
}

function habits(send: Send, note: Note) {
  return async () => {
    const alarm = randomInt(2) === 0;
    const date = new Date().toISOString().slice(0, 10);
    await send('POST', '/post-daily-win', { date, wins: { alarm } });
    note('habit', String(alarm));
  };
}

function collections(send: Send, note: Note) {
  return async () => {
    const name = `Collection ${randomUUID()}`;
    const { id } = await send('POST', '/my-collection/add-collection', { name });
    note(`collection ${id}`, name);
  };
}

/** @throws where the answer is anything but success */
export async function sendAs(
  token: string,
  url: string,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answered = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answered}`);
  return JSON.parse(answered).data;
}

/** What a person's objects are in a database, by the names that writes give them. */
export async function statesIn(
  client: pg.Client,
  { id }: Person,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<Write>(
    `SELECT 'note ' || id AS object,
       CASE WHEN deleted_at IS NULL THEN title ELSE 'in the trash' END AS state
       FROM collection_items WHERE user_id = $1
     UNION ALL SELECT 'goal ' || id, name FROM goals WHERE user_id = $1
     UNION ALL SELECT 'collection ' || id, name FROM collections WHERE user_id = $1
     UNION ALL SELECT 'answer', answers ->> 'resilience.a' FROM assessment_drafts WHERE user_id = $1
     UNION ALL SELECT 'habit', alarm::text FROM daily_wins WHERE user_id = $1`,
    [id],
  );
  return new Map(rows.map(({ object, state }) => [object, state]));
}

/** How many objects are not what the last acknowledged write made of them. */
export async function lostWrites(client: pg.Client, writers: readonly Writer[]): Promise<number> {
  let lost = 0;
  for (const { person, writes } of writers) {
    const found = await statesIn(client, person);
    const last = new Map(writes.map(({ object, state }) => [object, state]));
    for (const [object, state] of last) if (found.get(object) !== state) lost += 1;
  }
  return lost;
}
