import type { ClientFrame, ServerFrame } from '@stratum/contract/socket';

type Listener = (frame: ServerFrame) => void;

const listeners = new Set<Listener>();
let sender: ((frame: ClientFrame) => void) | null = null;
let ready: Extract<ServerFrame, { type: 'ready' }> | null = null;

/**
 * What pages say over the live connection and hear of it, whichever socket carries it. A module of
 * its own, so that a page that hears it does not load the connection.
 */
export const liveLine = {
  /**
   * Hears every frame from now on; on a connection that is ready `ready` first.
   * @returns what ends it
   */
  hear(listener: Listener): () => void {
    listeners.add(listener);
    if (ready) listener(ready);
    return () => listeners.delete(listener);
  },
  /** Says something, where the connection is ready: nothing is kept for a later one. */
  say(frame: ClientFrame): void {
    if (ready) sender?.(frame);
  },
};

/** Puts the connection's end on the line. @returns what takes it off again */
export function joinLine(send: (frame: ClientFrame) => void): () => void {
  sender = send;
  return () => {
    sender = null;
    ready = null;
  };
}

export function tellLine(frame: ServerFrame): void {
  if (frame.type === 'ready') ready = frame;
  for (const listener of listeners) listener(frame);
}

/** Until the next `ready` nothing is heard. */
export function cutLine(): void {
  ready = null;
}
