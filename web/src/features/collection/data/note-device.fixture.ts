import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { NoteNode } from '@stratum/contract/note-content';
import { CallError } from '../../../shared/api/call-error.ts';
import { memoryStorage, settled } from '../../../shared/outbox/outbox.fixture.ts';
import { createOutbox } from '../../../shared/outbox/outbox.ts';
import { inputFor, type OutboxEntry } from '../../../shared/outbox/outbox-entry.ts';
import { mergedContent } from '../note/conflict/merge.ts';
import { refusedContent } from '../note/conflict/refused-content.ts';
import { noteDifference } from '../note/difference/difference.ts';
import { joined, raised, shownVersion, versionFor } from './next-change.ts';
import { createLineages } from './note-lineage.ts';

const { updatePersonalStuff } = collectionEndpoints;
const id = 'note';

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
type NoteDevice = ReturnType<typeof noteDevice>;

/** As long as what is under way leads to something else. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await settled();
}

const noNetwork = () => new CallError({ code: 'offline', message: 'No network' });

/** A page with the note open, as the screens of a note hold it. */
export async function openPage(device: NoteDevice) {
  const { server, storage, locks, tabs } = device;
  const lineages = createLineages();
  let told = 0;
  let editor: string[] = [];
  let isDirty = false;
  let isComparing = false;

  const outbox = createOutbox({
    storage,
    announce: () => tabs.forEach((tab) => tab !== outbox && void tab.reread()),
    async send(entry) {
      await settled();
      if (device.network === 'off') throw noNetwork();
      const reply = server.take(entry);
      await settled();
      if (device.network === 'answers are lost') throw noNetwork();
      return reply;
    },
    onTaken(entry, reply) {
      const body = inputFor(entry, updatePersonalStuff)?.body;
      if (!body || reply === undefined) return;
      const { version } = reply as { version: number };
      told = version;
      if (!lineages.taken(id, body, version)) return;
      for (const other of waiting()) {
        const write = inputFor(other, updatePersonalStuff)?.body as Body;
        const next =
          write !== body && raised(lineages, id, write, { from: body.version, to: version });
        if (next) void outbox.revise(other, { body: next });
      }
    },
    onRefused: () => readAgain(),
    reportFault(fault) {
      throw fault;
    },
    exclusively(name, run) {
      const turn = (locks.get(name) ?? Promise.resolve()).then(run);
      locks.set(name, turn);
      return turn;
    },
    now: () => device.now,
    random: () => 1,
    schedule: () => () => undefined,
  });
  const entries = () => outbox.entries.getState().entries;
  const waiting = () => entries().filter(({ held }) => held === null);
  const writes = () =>
    waiting().flatMap((entry) => inputFor(entry, updatePersonalStuff)?.body ?? []);

  function readAgain(): void {
    if (device.network === 'on') device.read = server.read();
    const { version, content } = device.read;
    lineages.read(id, version, content);
    const isSettled = entries().length === 0 && !isDirty;
    if (!isSettled || version < told || lineages.isNewest(id, content)) return;
    lineages.stand(id, version, content, true);
    editor = linesOf(content);
  }

  function show(): void {
    const { version, content } = device.read;
    const shown = writes().at(-1)?.content ?? content;
    lineages.stand(id, shownVersion(version, shown, writes()), shown, waiting().length === 0);
    editor = linesOf(shown);
  }

  const ownRefused = () =>
    entries().filter(
      (entry) =>
        entry.held && lineages.isOwn(id, inputFor(entry, updatePersonalStuff)?.body.content),
    );

  /** Where another tab has merged what was held against each other here, the editor is back. */
  function look(): void {
    if (!isComparing || refusedContent(entries())) return;
    isComparing = false;
    show();
  }

  function change(content: NoteNode, keepVersion = false): void {
    const superseded = ownRefused();
    const known = Math.max(device.read.version, told);
    const version = versionFor(lineages, { id, known, waiting: writes() }, { content });
    outbox.enqueue({
      endpoint: updatePersonalStuff,
      input: { body: { id, version, content, keepVersion } },
      object: id,
      label: id,
      merge(first, next) {
        const body = joined(lineages, id, { first: first.body as Body, next: next.body as Body });
        return body && { body };
      },
    });
    for (const entry of superseded) void outbox.remove(entry);
  }
  type Body = { version: number; content: NoteNode; keepVersion: boolean };

  function save({ isLeaving = false } = {}): void {
    if (!isDirty || (refusedContent(entries()) && !isLeaving)) return;
    isDirty = false;
    change(noteOf(editor));
  }

  tabs.add(outbox);
  await outbox.open('ada');
  if (device.network === 'on') device.read = server.read();
  isComparing = refusedContent(entries()) !== null;
  show();

  return {
    type(word: string, place: number): void {
      if (isComparing) return;
      const at = place % (editor.length + 1);
      if (at === editor.length) editor.push(word);
      else editor[at] = `${editor[at]} ${word}`;
      isDirty = true;
    },
    save,
    readAgain,
    isWriting() {
      look();
      return !isComparing;
    },
    /** Holds the two against each other: the editor goes, and keeps what is in it. */
    compare(): void {
      if (isComparing || !refusedContent(entries())) return;
      save({ isLeaving: true });
      isComparing = true;
    },
    async merge(): Promise<void> {
      look();
      const refused = refusedContent(entries());
      if (!isComparing || !refused || waiting().length > 0 || device.network !== 'on') return;
      readAgain();
      const { version, content } = device.read;
      const both = mergedContent(noteDifference(refused.content, content), new Map());
      const all = ownRefused();
      const own = all.some((entry) => entry === refused.entries.at(-1)) ? all : [];
      await Promise.all([...new Set([...refused.entries, ...own])].map(outbox.remove));
      lineages.stand(id, version, content, true);
      change(both, true);
      await settled();
      isComparing = false;
      show();
    },
    async flush(): Promise<void> {
      await outbox.flush();
    },
    /** The tab is closed, or the device is put away: what is written goes to the outbox. */
    async leave(): Promise<void> {
      if (!isComparing) save({ isLeaving: true });
      await rest();
      tabs.delete(outbox);
      await outbox.open(null);
    },
    isAtRest() {
      look();
      return entries().length === 0 && !isDirty && !isComparing;
    },
    words: () => editor.join(' '),
  };
}
