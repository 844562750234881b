import type { ClientFrame, ServerFrame } from '@stratum/contract/socket';
import { closeCodes } from '@stratum/contract/socket-protocol';
import { reconnectDelay } from './reconnect-delay.ts';

/** Milliseconds without a frame after which a connection is dead: the server sends one every 20 s. */
export const longestSilence = 45_000;
/** How a browser names the end of a network. */
const networkGone = 1006;

interface ConnectionSettings {
  readonly url: string;
  /** Null where nobody is signed in: then there is no connection. */
  readonly readToken: () => string | null;
  readonly onFrame: (frame: ServerFrame) => void;
  /** It is lost, or closed. */
  readonly onEnd?: () => void;
  /** The session is over; told with the reason, and the token that the connection was opened with. */
  readonly onUnauthorized: (reason: string, token: string) => void;
}

/** A connection that comes back by itself, from `open` to `close`. */
export interface Connection {
  open(): void;
  /** Sends a frame, where it is open; there is no word of it otherwise. */
  send(frame: ClientFrame): void;
  /** Connects anew at once, where it is open: what there was may be dead, or waiting. */
  renew(): void;
  close(): void;
}

/** The client's end of the live connection, as docs/socket.md describes it. */
export function createConnection(settings: ConnectionSettings): Connection {
  let socket: WebSocket | null = null;
  let listening = new AbortController();
  let isOpen = false;
  let failures = 0;
  /** Until the socket there is counts as dead, or the next one is opened. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    const token = settings.readToken();
    if (token === null) return;
    const opened = new WebSocket(settings.url);
    socket = opened;
    expectFrame();
    listening = new AbortController();
    const { signal } = listening;
    opened.addEventListener('open', () => send(opened, { type: 'authenticate', token }), {
      signal,
    });
    opened.addEventListener('message', ({ data }) => receive(JSON.parse(data)), { signal });
    opened.addEventListener('close', ({ code, reason }) => leave(code, reason, token), { signal });
  }

  function receive(frame: ServerFrame): void {
    expectFrame();
    if (frame.type === 'ready') failures = 0;
    settings.onFrame(frame);
  }

  function leave(code: number, reason: string, token: string): void {
    if (code !== closeCodes.unauthorized) return reconnect(code);
    drop();
    settings.onUnauthorized(reason, token);
  }

  function expectFrame(): void {
    clearTimeout(timer);
    timer = setTimeout(() => reconnect(networkGone), longestSilence);
  }

  function reconnect(code: number): void {
    drop();
    failures += 1;
    timer = setTimeout(connect, reconnectDelay(failures, code));
  }

  /** Hears no more of it: without a network it may take a minute to close. */
  function drop(): void {
    clearTimeout(timer);
    listening.abort();
    if (socket) {
      disconnect(socket);
      settings.onEnd?.();
    }
    socket = null;
  }

  function renew(): void {
    if (!isOpen) return;
    drop();
    connect();
  }

  return {
    open() {
      if (isOpen && socket) return;
      isOpen = true;
      renew();
    },
    send(frame) {
      if (socket?.readyState === WebSocket.OPEN) send(socket, frame);
    },
    renew,
    close() {
      isOpen = false;
      failures = 0;
      drop();
    },
  };
}

/** A browser complains of a socket that is closed before it has opened. */
function disconnect(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) {
    socket.addEventListener('open', () => socket.close());
  } else socket.close();
}

function send(socket: WebSocket, frame: ClientFrame): void {
  socket.send(JSON.stringify(frame));
}
