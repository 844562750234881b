import { setTimeout as pause } from 'node:timers/promises';
import type { GroupId } from '@stratum/contract/ids';
import type { Database } from '../../../src/platform/database.ts';
import { createMember, type Member } from './member.ts';
import { createReader, type HistoryMessage } from './reader.ts';
import { seedDelivery } from './seed-delivery.ts';
import { type StartedServer, startServers } from './servers.ts';

interface Delivery {
  /** With its tables, and nobody in it. */
  readonly database: Database;
  readonly messages: number;
  readonly people: number;
  readonly groupCount: number;
  readonly serverKills: number;
  /** What else is done at moments spread over the sending, in turn. */
  readonly blows: readonly (() => Promise<void>)[];
  startServer(): Promise<StartedServer>;
}

/** Milliseconds in which everybody has to be told of everything, once all is stored. */
const lostAfter = 60_000;

/**
 * Has people send to groups over two servers, while their connections are cut and servers killed with
 * -9 in the middle of it; then compares what was acknowledged, what each of them was told, the history
 * and the unread counts.
 * @returns figures, and what is wrong
 */
export async function deliver(given: Delivery) {
  const { people, groupIds } = await seedDelivery(given.database, given);
  const servers = await startServers(2, given.startServer);
  const members = people.map((person) => createMember(person, groupIds, servers.address));
  const total = given.messages;
  const acknowledged = () => members.reduce((sum, member) => sum + member.acknowledged.size, 0);

  const shares = members.map((_, at) => Math.ceil((total - at) / members.length));
  const sending = Promise.all(members.map((member, at) => member.send(shares[at] ?? 0)));
  const marks = await Promise.all([
    moveMarks(members, groupIds, servers.address, () => acknowledged() < total),
    strike(given, acknowledged, (which) => servers.kill(which)),
    sending,
  ]).then(([moved]) => moved);
  await servers.settled();

  const [witness] = people;
  if (!witness) throw new Error('a delivery needs people');
  const reader = createReader(witness, servers.address);
  const history = new Map<GroupId, HistoryMessage[]>();
  for (const id of groupIds) history.set(id, await reader.history(id));
  await untilAllAreTold(members, history);
  const faults = [
    ...members.flatMap((member) => member.faults),
    ...members.flatMap((member) => acknowledgedOnce(member, history)),
    ...members.flatMap((member) => toldInOrder(member, history)),
    ...(await unreadAgrees(members, marks, history, servers.address)),
  ];
  const stored = [...history.values()].flat().filter(({ clientId }) => clientId !== null);
  const connections = members.reduce((sum, member) => sum + member.connections(), 0);
  await Promise.all(members.map((member) => member.end()));
  return { acknowledged: acknowledged(), stored: stored.length, connections, faults };
}

/** Kills and other blows, each when its share of the messages is stored. */
async function strike(
  { messages, serverKills, blows }: Delivery,
  acknowledged: () => number,
  kill: (which: number) => Promise<void>,
): Promise<void> {
  const kills = Array.from({ length: serverKills }, (_, which) => ({
    at: (which + 1) / (serverKills + 1),
    strike: () => kill(which),
  }));
  const others = blows.map((blow, turn) => ({ at: (turn + 0.5) / blows.length, strike: blow }));
  for (const { at, strike: blow } of [...kills, ...others].toSorted((a, b) => a.at - b.at)) {
    while (acknowledged() < at * messages) await pause(5);
    await blow();
  }
}

type Marks = ReadonlyMap<Member, ReadonlyMap<GroupId, string>>;

/** Has everybody read up to what they were told of, again and again. @returns where each has read to */
async function moveMarks(
  members: readonly Member[],
  groupIds: readonly GroupId[],
  address: () => string,
  isGoingOn: () => boolean,
): Promise<Marks> {
  const moveOwn = async (member: Member) => {
    const reader = createReader(member.person, address);
    const own = new Map<GroupId, string>();
    for (let turn = 0; isGoingOn(); turn += 1) {
      const groupId = groupIds[turn % groupIds.length];
      const last = groupId && member.told.get(groupId)?.at(-1);
      if (last) {
        await reader.markRead(groupId, last.timetoken);
        own.set(groupId, last.timetoken);
      }
      await pause(500 * Math.random());
    }
    return [member, own] as const;
  };
  return new Map(await Promise.all(members.map(moveOwn)));
}

type History = ReadonlyMap<GroupId, readonly HistoryMessage[]>;

async function untilAllAreTold(members: readonly Member[], history: History): Promise<void> {
  const isTold = (member: Member) =>
    [...history].every(([id, all]) => (member.told.get(id)?.length ?? 0) >= all.length);
  const end = performance.now() + lostAfter;
  while (!members.every(isTold) && performance.now() < end) await pause(50);
}

/** Each acknowledged message stands in the history once, as it was acknowledged. */
function acknowledgedOnce({ acknowledged, person }: Member, history: History): string[] {
  const mine = [...history.values()].flat().filter(({ senderId }) => senderId === person.id);
  const byClientId = Map.groupBy(mine, ({ clientId }) => clientId);
  const faults = [...acknowledged].flatMap(([clientId, { id, timetoken }]) => {
    const found = byClientId.get(clientId) ?? [];
    const isRight = found.length === 1 && found[0]?.id === id && found[0].timetoken === timetoken;
    return isRight ? [] : [`${clientId} stands in the history ${found.length} times`];
  });
  return mine.length === acknowledged.size ? faults : [...faults, `${mine.length} are stored`];
}

/** Everybody was told what the history says, in its order. */
function toldInOrder({ told, person }: Member, history: History): string[] {
  return [...history].flatMap(([groupId, all]) => {
    const ids = (told.get(groupId) ?? []).map(({ id }) => id);
    const isSame = ids.length === all.length && all.every(({ id }, at) => ids[at] === id);
    return isSame
      ? []
      : [`${person.id} was told ${ids.length} of ${all.length}, or in another order`];
  });
}

/** Unread is what others have said after the mark. */
async function unreadAgrees(
  members: readonly Member[],
  marks: Marks,
  history: History,
  address: () => string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const member of members) {
    const counts = await createReader(member.person, address).unreadCounts();
    for (const [groupId, all] of history) {
      const mark = marks.get(member)?.get(groupId) ?? '0';
      const model = all.filter(
        ({ senderId, timetoken }) => senderId !== member.person.id && timetoken > mark,
      ).length;
      if (counts.get(groupId) !== model)
        faults.push(`${counts.get(groupId)} unread, ${model} by the model`);
    }
  }
  return faults;
}
