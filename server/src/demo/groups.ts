import type { GroupId } from '@stratum/contract/ids';
import { dayAt } from '@stratum/contract/zoned-time';
import { importMark, importMessages, scheduleBoards } from '../domains/chat/index.ts';
import { importWitness } from '../domains/goals/index.ts';
import { importGroup, importInvitation } from '../domains/groups/index.ts';
import { notify } from '../domains/notifications/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { createGroupFiles } from './group-files.ts';
import {
  boardsSince,
  instantOf,
  messagesOf,
  minutesBefore,
  type SeededPerson,
  type Telling,
} from './group-lines.ts';
import { shareNote } from './shared-note.ts';
import { coldTalk, type Line, morningTalk, type Name, readingTalk } from './talk.ts';
import { talkTexts } from './talk-texts.ts';

interface Deps {
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'write'>;
}

interface Seeding extends Telling {
  readonly tx: Transaction;
  readonly clock: Clock;
  readonly people: readonly SeededPerson[];
}

/** A lively group of all five, a quiet one, and one that invites the first of them. */
export async function seedGroups(
  tx: Transaction,
  { clock, storage }: Deps,
  people: readonly SeededPerson[],
): Promise<void> {
  const now = clock.now();
  const who = (name: Name) => {
    const found = people.find(({ person }) => person.first_name === name);
    if (!found) throw new Error(`the demo has nobody called ${name}`);
    return found;
  };
  const texts = talkTexts(who('Ada').person.locale);
  const files = createGroupFiles(tx, storage, texts);
  const seeding = { tx, clock, now, who, people, files, texts };
  const morning = await seedGroup(seeding, {
    name: texts.morning_name,
    rules: texts.rules,
    admin: 'Ada',
    talk: morningTalk,
    sharing: ['Ada', 'Bruno', 'Chloé', 'Emi'],
    // From the card of the goal on.
    unread: 6,
  });
  await seedWitnesses(seeding, morning);
  await seedGroup(seeding, {
    name: texts.reading_name,
    rules: null,
    admin: 'Bruno',
    talk: readingTalk,
    sharing: [],
    unread: 1,
  });
  const cold = await seedGroup(seeding, {
    name: texts.cold_name,
    rules: null,
    admin: 'Chloé',
    talk: coldTalk,
    sharing: ['Chloé', 'Emi'],
    unread: 0,
  });
  const [ada, chloe] = [who('Ada'), who('Chloé')];
  const invited = { id: ada.userId, email: ada.person.email };
  const inviter = { id: chloe.userId, firstName: chloe.person.first_name };
  await importInvitation(tx, { group: cold, invited, inviter }, minutesBefore(now, 90));
  await tellAda(seeding, morning);
}

interface Story {
  readonly name: string;
  readonly rules: string | null;
  /** Who runs it now, and has been in it from the beginning. */
  readonly admin: Name;
  readonly talk: readonly Line[];
  readonly sharing: readonly Name[];
  /** Lines at the end that Ada has not read. */
  readonly unread: number;
}

async function seedGroup(seeding: Seeding, { admin, talk, sharing, unread, ...story }: Story) {
  const { tx, clock, now, who, people, texts } = seeding;
  const [first] = talk;
  const createdAt = new Date(instantOf(now, first ?? { at: 0 }).getTime() - 3_600_000);
  const { timeZone } = who(admin).person;
  // Who has left has joined again: the last time counts.
  const joined = new Map<Name, Date>([[admin, createdAt]]);
  for (const line of talk)
    if (line.type === 'new_member') joined.set(line.by, instantOf(now, line));
  const members = [...joined].map(([name, joinedAt]) => ({
    userId: who(name).userId,
    joinedAt,
    share: sharing.includes(name),
  }));
  const adminId = who(admin).userId;
  const group = await importGroup(tx, { ...story, timeZone, createdAt, adminId, members });
  const lines = await messagesOf(seeding, talk);
  const boards = sharing.length < 2 ? [] : boardsSince(dayAt(createdAt, timeZone), now, timeZone);
  const rows = await importMessages(tx, group.id, lines, boards);
  for (const line of lines) {
    const message = rows.get(line);
    const sharer = people.find(({ userId }) => userId === line.senderId);
    if (line.type === 'shared_item' && message && sharer)
      await shareNote(tx, sharer, { groupId: group.id, messageId: message.id, at: line.at }, texts);
  }
  for (const { userId, joinedAt } of members) {
    const isAda = userId === who('Ada').userId;
    const newest = lines.at(isAda ? -1 - unread : -1)?.at ?? joinedAt;
    await importMark(tx, { groupId: group.id, userId }, newest);
  }
  await scheduleBoards(tx, group, clock.now());
  return group;
}

interface NamedGroup {
  readonly id: GroupId;
  readonly name: string;
}

/** Of Emi's goal one milestone is confirmed, and Ada is asked about the next. */
async function seedWitnesses({ tx, now, who }: Seeding, { id: groupId, name }: NamedGroup) {
  const goal = who('Emi').goals.at(-1);
  const [first, second] = goal?.milestones ?? [];
  if (!goal || !first || !second) throw new Error('the goal of a demo has milestones');
  const asked = { goalId: goal.id, groupId, askedAt: minutesBefore(now, 152) };
  const { userId: bruno } = who('Bruno');
  const { userId: ada } = who('Ada');
  await importWitness(tx, { ...asked, milestoneId: first.id, userId: bruno, state: 'confirmed' });
  await importWitness(tx, { ...asked, milestoneId: second.id, userId: ada, state: 'asked' });
  const cause = `${second.id} ${asked.askedAt.toISOString()}`;
  const { milestoneName } = second;
  const data = { groupId, groupName: name, name: 'Emi', milestoneName };
  await notify(tx, ada, { kind: 'witness_asked', data, cause }, asked.askedAt);
}

/** What the lines and her company have told her. */
async function tellAda({ tx, now, who }: Seeding, { id: groupId, name: groupName }: NamedGroup) {
  const { userId } = who('Ada');
  const group = { groupId, groupName };
  const cheer = { ...group, name: 'Chloé' };
  await notify(tx, userId, { kind: 'cheer', data: cheer }, minutesBefore(now, 64));
  const mention = { ...group, name: 'Dieter', isReply: false };
  await notify(tx, userId, { kind: 'mention', data: mention }, minutesBefore(now, 22));
}
