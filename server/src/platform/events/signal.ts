import type { LiveEvent, StateEventType } from '@stratum/contract/events';
import type { SessionId, UserId } from '@stratum/contract/ids';

/** What leaves a transaction once it is committed. */
export type Signal =
  /** An event for the connections of a person, read where there are any: it may be a getter. */
  | { readonly to: UserId; readonly event: LiveEvent }
  /** Something of a person is another now: the event is read where they are connected, and only there. */
  | { readonly to: UserId; readonly changed: StateEventType }
  /** Something of a domain's own, for all who listen in any process. */
  | { readonly topic: string; readonly news: unknown }
  | { readonly endedSessions: readonly SessionId[] }
  /** Signals may have been lost on their way to this process. */
  | { readonly lost: true };
