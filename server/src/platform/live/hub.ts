import type { SessionEndingCode } from '@stratum/contract/errors';
import type { LiveEvent } from '@stratum/contract/events';
import type { SessionId, UserId } from '@stratum/contract/ids';
import type { EventBus } from '../events/event-bus.ts';
import type { Signal } from '../events/signal.ts';
import type { Log } from '../log.ts';
import { createStateDelivery } from './state-delivery.ts';
import { joinStates, type StateReaders } from './states.ts';

/** A connection of a signed-in person. */
export interface Member {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  /** Sends an event that was serialised once for all who get it. */
  deliver(type: LiveEvent['type'], text: Buffer): void;
  /** Events may have been lost: the client has to fetch anew what it shows. */
  refresh(): void;
  /** Its session is over. */
  end(reason: SessionEndingCode): void;
}

/** Who is connected to this process, and what reaches them of what is committed in all. */
export interface Hub {
  join(member: Member): void;
  leave(member: Member): void;
  members(): Iterable<Member>;
  /** Closes the connections of a session that is over. */
  endSession(id: SessionId, reason: SessionEndingCode): void;
  /** Connections of a person. */
  count(userId: UserId): number;
  /** Resolves once states that have changed by now are delivered. */
  settled(): Promise<void>;
  /** Delivers nothing more. */
  close(): void;
}

interface HubDeps {
  readonly events: EventBus;
  readonly states: readonly StateReaders[];
  readonly log: Log;
}

export function createHub({ events, states, log }: HubDeps): Hub {
  const people = createGroups<UserId>();
  const sessions = createGroups<SessionId>();

  const deliver = (userId: UserId, event: LiveEvent) => {
    const connected = people.of(userId);
    const text = Buffer.from(JSON.stringify(event));
    for (const member of connected) member.deliver(event.type, text);
  };
  const endSession = (id: SessionId, reason: SessionEndingCode) => {
    for (const member of sessions.of(id)) member.end(reason);
  };
  const stateDelivery = createStateDelivery({ log, read: joinStates(states), deliver });
  const hear = (signal: Signal) => {
    if ('to' in signal) {
      if (people.of(signal.to).length === 0) return;
      if ('event' in signal) deliver(signal.to, signal.event);
      else stateDelivery.tell(signal.to, signal.changed);
    } else if ('endedSessions' in signal) {
      for (const id of signal.endedSessions) endSession(id, 'invalid_token');
    } else if ('lost' in signal) for (const member of people.all()) member.refresh();
  };
  const unsubscribe = events.subscribe(hear);
  return {
    members: people.all,
    join(member) {
      people.add(member.userId, member);
      sessions.add(member.sessionId, member);
    },
    leave(member) {
      people.remove(member.userId, member);
      sessions.remove(member.sessionId, member);
    },
    endSession,
    count: (userId) => people.of(userId).length,
    settled: stateDelivery.settled,
    close: unsubscribe,
  };
}

const nobody: readonly Member[] = [];

/** Members by what they have in common: mostly one each, who is kept without a list around them. */
function createGroups<Id>() {
  const groups = new Map<Id, Member | readonly Member[]>();
  const of = (id: Id) => listOf(groups.get(id) ?? nobody);
  return {
    of,
    all: () => groups.values().flatMap(listOf),
    add(id: Id, member: Member) {
      const known = groups.get(id);
      groups.set(id, known ? listOf(known).concat(member) : member);
    },
    remove(id: Id, member: Member) {
      const left = of(id).filter((other) => other !== member);
      if (left.length > 0) groups.set(id, left);
      else groups.delete(id);
    },
  };
}

function listOf(members: Member | readonly Member[]): readonly Member[] {
  return 'userId' in members ? [members] : members;
}
