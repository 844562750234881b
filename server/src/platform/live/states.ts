import type { StateEvent, StateEventType } from '@stratum/contract/events';
import type { UserId } from '@stratum/contract/ids';

/** Makes the event that says what a read answers a person now, by the event's type. */
export type StateReaders = {
  readonly [Type in StateEventType]?: (
    userId: UserId,
  ) => Promise<Extract<StateEvent, { readonly type: Type }>>;
};

type ReadState = (userId: UserId, type: StateEventType) => Promise<StateEvent>;

/** The readers of all domains as one. */
export function joinStates(readers: readonly StateReaders[]): ReadState {
  const joined: StateReaders = Object.assign({}, ...readers);
  return (userId, type) => {
    const read = joined[type];
    if (!read) throw new Error(`no domain reads ${type}`);
    return read(userId);
  };
}
