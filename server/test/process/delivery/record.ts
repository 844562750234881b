import type { GroupId } from '@stratum/contract/ids';
import type { ServerFrame } from '@stratum/contract/socket';

interface Stored {
  readonly id: string;
  readonly timetoken: string;
}

/** What a member has been told, over all connections. */
export interface Told {
  /** What was acknowledged, by the client's id. */
  readonly acknowledged: ReadonlyMap<string, Stored>;
  /** What was told of each group, in the order in which it was told. */
  readonly told: ReadonlyMap<GroupId, readonly Stored[]>;
  /** What the server must not do. */
  readonly faults: readonly string[];
}

export interface MemberRecord extends Told {
  hear(frame: ServerFrame): void;
}

export function createRecord(groupIds: readonly GroupId[]): MemberRecord {
  const acknowledged = new Map<string, Stored>();
  const told = new Map<GroupId, Stored[]>(groupIds.map((id) => [id, []]));
  const faults: string[] = [];
  return {
    acknowledged,
    told,
    faults,
    hear(frame) {
      if (frame.type === 'message') {
        const { groupId, message } = frame;
        const last = told.get(groupId)?.at(-1);
        if (last && message.timetoken <= last.timetoken)
          faults.push(`${message.timetoken} was told after ${last.timetoken}`);
        told.get(groupId)?.push({ id: message.id, timetoken: message.timetoken });
      } else if (frame.type === 'message_stored') {
        const { clientId, id, timetoken } = frame;
        const known = acknowledged.get(clientId);
        if (known && known.id !== id) faults.push(`${clientId} was stored twice`);
        acknowledged.set(clientId, { id, timetoken });
      } else if (frame.type === 'error' && frame.error.code !== 'something_went_wrong') {
        faults.push(JSON.stringify(frame));
      }
    },
  };
}
