import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { NoteNode } from '@stratum/contract/note-content';
import { settled } from '../../../shared/outbox/outbox.fixture.ts';
import { createOutbox } from '../../../shared/outbox/outbox.ts';
import { inputFor, type OutboxEntry } from '../../../shared/outbox/outbox-entry.ts';
import { mergedContent } from '../note/conflict/merge.ts';
import { refusedContent } from '../note/conflict/refused-content.ts';
import { noteDifference } from '../note/difference/difference.ts';
import { joined, raised, shownVersion, versionFor } from './next-change.ts';
import { id, linesOf, type NoteDevice, noNetwork, noteOf, rest } from './note-device.fixture.ts';
import { createLineages } from './note-lineage.ts';

const { updatePersonalStuff } = collectionEndpoints;

type Outbox = ReturnType<typeof createOutbox>;
type Body = { version: number; content: NoteNode; keepVersion: boolean };

/** The page of a note, as its screens hold it. */
interface Page {
  readonly device: NoteDevice;
  readonly lineages: ReturnType<typeof createLineages>;
  readonly outbox: Outbox;
  /** The version that the server has told. */
  told: number;
  editor: string[];
  isDirty: boolean;
  isComparing: boolean;
}

const bodyOf = (entry: OutboxEntry) => inputFor(entry, updatePersonalStuff)?.body as Body;
const entriesOf = ({ outbox }: Page) => outbox.entries.getState().entries;
const waitingOf = (page: Page) => entriesOf(page).filter(({ held }) => held === null);
const writesOf = (page: Page) => waitingOf(page).map(bodyOf);
const ownRefused = (page: Page) =>
  entriesOf(page).filter((entry) => entry.held && page.lineages.isOwn(id, bodyOf(entry).content));

function outboxOf(
  device: NoteDevice,
  told: Pick<Parameters<typeof createOutbox>[0], 'onTaken' | 'onRefused'>,
): Outbox {
  const { server, storage, locks, tabs } = device;
  const outbox = createOutbox({
    ...told,
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
  return outbox;
}

function take(page: Page, entry: OutboxEntry, reply: unknown): void {
  if (reply === undefined) return;
  const { lineages, outbox } = page;
  const { version } = reply as { version: number };
  const body = bodyOf(entry);
  page.told = version;
  if (!lineages.taken(id, body, version)) return;
  for (const other of waitingOf(page)) {
    const write = bodyOf(other);
    const next = write !== body && raised(lineages, id, write, { from: body.version, to: version });
    if (next) void outbox.revise(other, { body: next });
  }
}

function readAgain(page: Page): void {
  const { device, lineages } = page;
  if (device.network === 'on') device.read = device.server.read();
  const { version, content } = device.read;
  lineages.read(id, version, content);
  const isSettled = entriesOf(page).length === 0 && !page.isDirty;
  if (!isSettled || version < page.told || lineages.isNewest(id, content)) return;
  lineages.stand(id, version, content, true);
  page.editor = linesOf(content);
}

function show(page: Page): void {
  const { version, content } = page.device.read;
  const writes = writesOf(page);
  const shown = writes.at(-1)?.content ?? content;
  page.lineages.stand(id, shownVersion(version, shown, writes), shown, writes.length === 0);
  page.editor = linesOf(shown);
}

/** Where another tab has merged what was held against each other here, the editor is back. */
function look(page: Page): void {
  if (!page.isComparing || refusedContent(entriesOf(page))) return;
  page.isComparing = false;
  show(page);
}

function change(page: Page, content: NoteNode, keepVersion = false): void {
  const { lineages, outbox, device, told } = page;
  const superseded = ownRefused(page);
  const known = Math.max(device.read.version, told);
  const version = versionFor(lineages, { id, known, waiting: writesOf(page) }, { content });
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

function save(page: Page, { isLeaving = false } = {}): void {
  if (!page.isDirty || (refusedContent(entriesOf(page)) && !isLeaving)) return;
  page.isDirty = false;
  change(page, noteOf(page.editor));
}

async function merge(page: Page): Promise<void> {
  look(page);
  const { device, lineages, outbox } = page;
  const refused = refusedContent(entriesOf(page));
  if (!page.isComparing || !refused || waitingOf(page).length > 0 || device.network !== 'on')
    return;
  readAgain(page);
  const { version, content } = device.read;
  const both = mergedContent(noteDifference(refused.content, content), new Map());
  const all = ownRefused(page);
  const own = all.some((entry) => entry === refused.entries.at(-1)) ? all : [];
  await Promise.all([...new Set([...refused.entries, ...own])].map(outbox.remove));
  lineages.stand(id, version, content, true);
  change(page, both, true);
  await settled();
  page.isComparing = false;
  show(page);
}

/** Opens the note in a tab of a device. */
export async function openPage(device: NoteDevice) {
  const page: Page = {
    device,
    lineages: createLineages(),
    outbox: outboxOf(device, {
      onTaken: (entry, reply) => take(page, entry, reply),
      onRefused: () => readAgain(page),
    }),
    told: 0,
    editor: [],
    isDirty: false,
    isComparing: false,
  };
  device.tabs.add(page.outbox);
  await page.outbox.open('ada');
  if (device.network === 'on') device.read = device.server.read();
  page.isComparing = refusedContent(entriesOf(page)) !== null;
  show(page);
  return actsOf(page);
}

function actsOf(page: Page) {
  const { device, outbox } = page;
  return {
    isWriting() {
      look(page);
      return !page.isComparing;
    },
    type(word: string, place: number): void {
      const { editor } = page;
      const at = place % (editor.length + 1);
      if (at === editor.length) editor.push(word);
      else editor[at] = `${editor[at]} ${word}`;
      page.isDirty = true;
    },
    save: () => save(page),
    readAgain: () => readAgain(page),
    /** Holds the two against each other: the editor goes, and keeps what is in it. */
    compare(): void {
      if (page.isComparing || !refusedContent(entriesOf(page))) return;
      save(page, { isLeaving: true });
      page.isComparing = true;
    },
    merge: () => merge(page),
    flush: async () => void (await outbox.flush()),
    /** The tab is closed, or the device is put away: what is written goes to the outbox. */
    async leave(): Promise<void> {
      if (!page.isComparing) save(page, { isLeaving: true });
      await rest();
      device.tabs.delete(outbox);
      await outbox.open(null);
    },
    isAtRest() {
      look(page);
      return entriesOf(page).length === 0 && !page.isDirty && !page.isComparing;
    },
  };
}
