import type { ErrorCode } from '@stratum/contract/errors';
import type { UserId } from '@stratum/contract/ids';
import type { ClientFrame, ServerFrame } from '@stratum/contract/socket';
import type { Repetition } from '../repeat.ts';
import type { RefusedFrame } from './outlet.ts';

/** A signed-in connection, as those who answer its frames see it. */
export interface LivePeer {
  readonly userId: UserId;
  send(frame: ServerFrame): void;
  /** Sends what was serialised once for many. */
  deliver(type: ServerFrame['type'], text: Buffer): void;
  /** Resolves once there is room for what must not be lost, or the connection is closed. */
  room(): Promise<void>;
  isOpen(): boolean;
  refuse(code: ErrorCode, named?: RefusedFrame): void;
}

/** Frames that a domain answers. */
type DomainFrame = Exclude<ClientFrame, { readonly type: 'authenticate' | 'heartbeat' }>;

type FrameHandlers = {
  readonly [Type in DomainFrame['type']]?: (
    peer: LivePeer,
    frame: Extract<DomainFrame, { readonly type: Type }>,
  ) => Promise<void>;
};

/** What a domain does on live connections. */
export interface LivePart {
  readonly frames: FrameHandlers;
  /** A person signs in on a connection, which is told so once this has resolved. */
  join(peer: LivePeer): Promise<void>;
  /** A connection that was signed in is closed. */
  leave(peer: LivePeer): void;
  /** Begins to look after what no signal has told. */
  start(): Repetition;
}

/** Answers a frame by the part that takes its type. */
export async function answerFrame(
  parts: readonly LivePart[],
  peer: LivePeer,
  frame: DomainFrame,
): Promise<void> {
  for (const { frames } of parts) {
    // The handler of a type takes frames of that type, which a lookup by it cannot express.
    const handle = frames[frame.type] as
      | ((peer: LivePeer, frame: DomainFrame) => Promise<void>)
      | undefined;
    if (handle) await handle(peer, frame);
  }
}
