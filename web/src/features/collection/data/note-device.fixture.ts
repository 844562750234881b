import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { NoteNode } from '@stratum/contract/note-content';
import { CallError } from '../../../shared/api/call-error.ts';
import { memoryStorage, settled } from '../../../shared/outbox/outbox.fixture.ts';
import { inputFor, type OutboxEntry } from '../../../shared/outbox/outbox-entry.ts';

const { updatePersonalStuff } = collectionEndpoints;
export const id = 'note';

export const noteOf = (lines: readonly string[]): NoteNode => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
export const linesOf = ({ content = [] }: NoteNode): string[] =>
  content.map(({ content: [word] = [] }) => word?.text ?? '');

interface Stored {
  readonly version: number;
  readonly content: NoteNode;
}

/** The server's rules of one note: a version that is not the newest is refused, a key answers once. */
export function noteServer() {
  let stored: Stored = { version: 1, content: noteOf(['begin']) };
  const replies = new Map<string, number>();
  return {
    read: () => stored,
    take(entry: OutboxEntry): { id: string; version: number } {
      const body = inputFor(entry, updatePersonalStuff)?.body;
      if (!body) throw new TypeError('not a change of a note');
      const known = replies.get(entry.key);
      if (known !== undefined) return { id, version: known };
      if (body.version !== stored.version)
        throw new CallError({ code: 'version_conflict', message: 'Another version' });
      stored = { version: stored.version + 1, content: body.content ?? stored.content };
      replies.set(entry.key, stored.version);
      return { id, version: stored.version };
    },
  };
}
type NoteServer = ReturnType<typeof noteServer>;

/** A browser: what its tabs share. */
export function noteDevice(server: NoteServer) {
  const { storage } = memoryStorage();
  const locks = new Map<string, Promise<unknown>>();
  const tabs = new Set<{ reread(): Promise<void> }>();
  return {
    server,
    storage,
    tabs,
    locks,
    /** How calls end: not at all, after the server has heard them, or with an answer. */
    network: 'on' as 'on' | 'off' | 'answers are lost',
    /** What was read last, which opens without a network. */
    read: server.read(),
    now: Date.parse('2026-11-22T12:00:00Z'),
  };
}
export type NoteDevice = ReturnType<typeof noteDevice>;

/** As long as what is under way leads to something else. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await settled();
}

export const noNetwork = () => new CallError({ code: 'offline', message: 'No network' });
