import type { ErrorCode, SessionEndingCode } from '@stratum/contract/errors';
import type { SessionId, UserId } from '@stratum/contract/ids';
import type { ServerFrame } from '@stratum/contract/socket';
import { closeCodes } from '@stratum/contract/socket-protocol';
import type { Caller } from '../http/call.ts';
import type { LivePeer } from './frames.ts';
import type { Member } from './hub.ts';
import type { Outlet, RefusedFrame } from './outlet.ts';

/** The connection of somebody who is signed in, as the hub and the domains see it. */
export class SignedIn implements Member, LivePeer {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly #outlet: Outlet;

  constructor({ userId, sessionId }: Caller, outlet: Outlet) {
    this.userId = userId;
    this.sessionId = sessionId;
    this.#outlet = outlet;
  }

  send(frame: ServerFrame): void {
    this.#outlet.send(frame);
  }

  deliver(type: ServerFrame['type'], text: Buffer): void {
    this.#outlet.deliver(type, text);
  }

  room(): Promise<void> {
    return this.#outlet.room();
  }

  isOpen(): boolean {
    return this.#outlet.isOpen() && this.#outlet.closedWith === null;
  }

  refuse(code: ErrorCode, named?: RefusedFrame): void {
    this.#outlet.refuse(code, named);
  }

  refresh(): void {
    this.send({ type: 'ready', userId: this.userId });
  }

  end(reason: SessionEndingCode): void {
    this.#outlet.close(closeCodes.unauthorized, reason);
  }
}
