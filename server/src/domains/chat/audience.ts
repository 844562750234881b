import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Database } from '../../platform/database.ts';
import type { LivePeer } from '../../platform/live/frames.ts';
import { readTogether } from '../../platform/read-together.ts';
import { membershipsAmong } from '../groups/index.ts';

/**
 * Who is connected to this process, by their groups: a group of which nobody is connected costs
 * nothing. It may lag behind the tables, so whoever tells something asks those for membership.
 */
export interface Audience {
  join(peer: LivePeer): Promise<void>;
  leave(peer: LivePeer): void;
  /** Connections of a group's members. */
  of(groupId: GroupId): ReadonlySet<LivePeer>;
  groups(): GroupId[];
  /** Somebody has become a member. */
  enter(groupId: GroupId, userId: UserId): void;
  /** Somebody is a member no longer. @returns the connections that they have */
  exit(groupId: GroupId, userId: UserId): readonly LivePeer[];
  /** Reads all memberships again. */
  reload(): Promise<void>;
}

/** A group that somebody is connected for. */
interface Company {
  readonly groupId: GroupId;
  readonly peers: Set<LivePeer>;
}

/** Somebody who is connected. Lists, since most have one connection and few groups. */
interface Person {
  peers: readonly LivePeer[];
  companies: readonly Company[];
}

const nobody: ReadonlySet<LivePeer> = new Set();

export function createAudience(db: Database): Audience {
  const people = new Map<UserId, Person>();
  const companies = new Map<GroupId, Company>();

  const companyOf = (groupId: GroupId) => {
    const company = companies.get(groupId) ?? { groupId, peers: new Set() };
    companies.set(groupId, company);
    return company;
  };
  const add = (groupId: GroupId, userId: UserId) => {
    const person = people.get(userId);
    if (!person) return;
    const company = companyOf(groupId);
    for (const peer of person.peers) company.peers.add(peer);
    if (!person.companies.includes(company)) person.companies = person.companies.concat(company);
  };
  const remove = ({ groupId, peers }: Company, gone: Iterable<LivePeer>) => {
    for (const peer of gone) peers.delete(peer);
    if (peers.size === 0) companies.delete(groupId);
  };
  const load = async (userIds: readonly UserId[]) => {
    for (const { groupId, userId } of await membershipsAmong(db, userIds)) add(groupId, userId);
  };
  /** Many connect at once where a server comes back. */
  const loadOf = readTogether(load);
  return {
    async join(peer) {
      const { userId } = peer;
      const person = people.get(userId) ?? { peers: [], companies: [] };
      person.peers = person.peers.concat(peer);
      people.set(userId, person);
      await loadOf(userId);
    },
    leave(peer) {
      const person = people.get(peer.userId);
      if (!person) return;
      for (const company of person.companies) remove(company, [peer]);
      person.peers = person.peers.filter((other) => other !== peer);
      if (person.peers.length === 0) people.delete(peer.userId);
    },
    of: (groupId) => companies.get(groupId)?.peers ?? nobody,
    groups: () => [...companies.keys()],
    enter: add,
    exit(groupId, userId) {
      const person = people.get(userId);
      const company = companies.get(groupId);
      if (!person) return [];
      if (company) remove(company, person.peers);
      person.companies = person.companies.filter((each) => each !== company);
      return person.peers;
    },
    async reload() {
      if (people.size > 0) await load([...people.keys()]);
    },
  };
}
