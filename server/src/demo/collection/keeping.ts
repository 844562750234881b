import type { UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import { type ItemStory, importCollection, importItem } from '../../domains/collection/index.ts';
import { importFile } from '../../domains/uploads/index.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type DemoDocumentName, demoDocument } from './demo-documents.ts';
import { collectionTexts } from './texts.ts';

export interface Seeding {
  readonly tx: Transaction;
  readonly storage: Pick<Storage, 'write'>;
  readonly now: Date;
  /** What all of them have: a drawn morning each, and a voice. */
  readonly pictures: Readonly<Record<'river' | 'path', Uint8Array>>;
  readonly voice: Uint8Array;
}

export interface Keeper {
  readonly userId: UserId;
  readonly locale: Locale;
  /** Days by which theirs are older than the first one's. */
  readonly shift: number;
}

export type Keeping = ReturnType<typeof keepingOf>;

const dayLength = 86_400_000;

const unlabelled = {
  collectionId: null,
  tags: [],
  categoryType: null,
  traitId: null,
  backgroundId: null,
  pinned: false,
  deletedAt: null,
} as const;

/** How a person of the demo comes to have something, so many days ago. */
export function keepingOf({ tx, storage, now }: Seeding, keeper: Keeper) {
  const { userId, locale, shift } = keeper;
  const ago = (days: number) => new Date(now.getTime() - (days + shift) * dayLength);
  const add = (story: Partial<ItemStory> & Pick<ItemStory, 'type' | 'title'>, days: number) => {
    const times = { createdAt: ago(days + 3), editedAt: ago(days) };
    return importItem(tx, keeper, { ...unlabelled, ...times, ...story });
  };
  const file = async (name: string, type: string, bytes: Uint8Array, caption = '') => {
    const purpose = 'collection';
    const given = { userId, purpose, name, type, bytes, createdAt: ago(20) } as const;
    return { file: await importFile(tx, storage, given), caption };
  };
  return {
    ago,
    add,
    file,
    collection: (name: string, days: number) =>
      importCollection(tx, { userId, name, createdAt: ago(days) }),
    async document(kept: DemoDocumentName, labels: Partial<ItemStory>, days: number) {
      const { read, name, type, bytes } = await demoDocument(kept, locale);
      const files = [await file(name, type, bytes)];
      const { title } = collectionTexts[locale][kept];
      return add({ type: 'document', title, files, read, ...labels }, days);
    },
  };
}
