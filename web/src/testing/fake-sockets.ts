import {
  type ClientFrame,
  clientFrameSchema,
  type ServerFrame,
  serverFrameSchema,
} from '@stratum/contract/socket';
import { afterEach, beforeEach, vi } from 'vitest';

/** A client's `WebSocket`, with the server's end of it: both are held to the contract. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readonly url: string;
  readyState = FakeSocket.CONNECTING;
  /** What the client has sent. */
  readonly sent: ClientFrame[] = [];
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
  }

  send(text: string): void {
    this.sent.push(clientFrameSchema.parse(JSON.parse(text)));
  }

  close(): void {
    this.isClosed = true;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  deliver(frame: ServerFrame): void {
    const data = JSON.stringify(serverFrameSchema.parse(frame));
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  endWith(code: number, reason = ''): void {
    this.isClosed = true;
    this.dispatchEvent(new CloseEvent('close', { code, reason }));
  }
}

/** Has the page of every test in a file open fake sockets. @returns those of the test, in their order */
export function fakeSockets(): FakeSocket[] {
  const opened: FakeSocket[] = [];
  beforeEach(() => {
    opened.length = 0;
    vi.stubGlobal(
      'WebSocket',
      class extends FakeSocket {
        constructor(url: string) {
          super(url);
          opened.push(this);
        }
      },
    );
  });
  afterEach(() => void vi.unstubAllGlobals());
  return opened;
}
