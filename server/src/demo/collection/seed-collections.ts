import type { CollectionId, ItemId } from '@stratum/contract/ids';
import type { NoteNode } from '@stratum/contract/note-content';
import { noteFromMarkdown } from '@stratum/contract/note-markdown/read';
import type { ItemStory } from '../../domains/collection/index.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { SeededPerson } from '../group-lines.ts';
import { humOf } from '../sound.ts';
import { type Keeper, type Keeping, keepingOf, type Seeding } from './keeping.ts';
import { type CollectionTexts, collectionTexts } from './texts.ts';

/** What the demo's people keep: items of every kind, in their language. */
export async function seedCollections(
  tx: Transaction,
  storage: Pick<Storage, 'write'>,
  people: readonly SeededPerson[],
  now: Date,
): Promise<void> {
  // Loaded when a demo is seeded, and at no other start.
  const { drawMorning } = await import('../pictures.ts');
  const [river, path] = await Promise.all([drawMorning('river'), drawMorning('path')]);
  const seeding = { tx, storage, now, pictures: { river, path }, voice: humOf(9).bytes };
  for (const [shift, { userId, person }] of people.entries()) {
    await seedCollection(seeding, { userId, locale: person.locale, shift });
  }
}

async function seedCollection(seeding: Seeding, keeper: Keeper): Promise<void> {
  const texts = collectionTexts[keeper.locale];
  const keeping = keepingOf(seeding, keeper);
  const { ago, add, collection, document } = keeping;
  const { evening, tried, work } = texts.tags;
  const sleep = await collection(texts.collections.sleep, 70);
  const talks = await collection(texts.collections.talks, 50);
  const reading = await collection(texts.collections.reading, 44);

  const plan = await document('plan', { collectionId: sleep, tags: [evening] }, 40);
  await add({ ...noteOf(texts.book), collectionId: reading, tags: [tried] }, 33);
  await document('list', { collectionId: reading }, 27);
  await document('nights', { collectionId: sleep }, 19);
  await document('slides', { collectionId: talks, tags: [work] }, 12);
  await addPictures(keeping, seeding, texts, sleep);
  const meetings = { ...about('social-interaction', 'communication'), tags: [work], pinned: true };
  await add({ ...noteOf(texts.meetings), ...meetings, collectionId: talks }, 6);
  const said = await keeping.file(texts.memo.file, 'audio/wav', seeding.voice);
  await add({ type: 'file', title: texts.memo.title, files: [said] }, 4);
  await add({ ...eveningsOf(texts, plan, keeping), collectionId: sleep }, 2);
  await add(noteOf(texts.quick), 1);
  await add({ ...noteOf(texts.trash), deletedAt: ago(1) }, 11);
}

/** One by itself, and two in a folder. */
async function addPictures(
  { add, file }: Keeping,
  { pictures: { river, path } }: Seeding,
  { river: one, mornings, tags }: CollectionTexts,
  collectionId: CollectionId,
): Promise<void> {
  const seen = await file(one.file, 'image/webp', river);
  await add({ type: 'image', title: one.title, tags: [tags.family], files: [seen] }, 9);
  const files: (typeof seen)[] = [];
  for (const [at, bytes] of [river, path].entries()) {
    const [name = '', caption] = [mornings.files[at], mornings.captions[at]];
    files.push(await file(name, 'image/webp', bytes, caption));
  }
  await add({ type: 'image_folder', title: mornings.title, collectionId, files }, 8);
}

function about(categoryType: NonNullable<ItemStory['categoryType']>, traitId: string) {
  return { categoryType, traitId };
}

const markdown = (blocks: readonly string[]) => noteFromMarkdown(blocks.join('\n\n'));

function noteOf({ title, text }: { readonly title: string; readonly text: readonly string[] }) {
  return { type: 'note', title, content: markdown(text) } as const;
}

/** The note with a history, that links to another item. */
function eveningsOf({ evenings, plan, see, tags }: CollectionTexts, id: ItemId, { ago }: Keeping) {
  const { content, ...note } = noteOf(evenings);
  const link: NoteNode = { type: 'itemLink', attrs: { id, title: plan.title } };
  const last = { type: 'paragraph', content: [{ type: 'text', text: `${see} ` }, link] };
  return {
    ...note,
    ...about('personal-health', 'sleep'),
    content: { ...content, content: [...(content.content ?? []), last] },
    tags: [tags.evening, tags.tried],
    backgroundId: 'ridge-dusk',
    pinned: true,
    createdAt: ago(24),
    earlier: [
      { content: markdown(evenings.first), savedAt: ago(24) },
      { content: markdown(evenings.before), savedAt: ago(15) },
    ],
  } as const;
}
