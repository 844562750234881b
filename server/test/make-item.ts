import { collectionRoutes } from '@stratum/contract/collection';
import type { Item } from '@stratum/contract/item';
import type { NoteNode } from '@stratum/contract/note-content';
import type { SentPart } from '@stratum/contract/route';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';

type ItemBody = SentPart<typeof collectionRoutes.addPersonalStuff, 'body'>;

/** A note of paragraphs. */
export function noteOf(...paragraphs: readonly string[]): NoteNode {
  const content = paragraphs.map((text) => ({
    type: 'paragraph',
    ...(text !== '' && { content: [{ type: 'text', text }] }),
  }));
  return { type: 'doc', content };
}

/** A note of somebody's, in no collection where none is given. */
export async function makeNote(user: SignedInUser, given: Partial<ItemBody> = {}): Promise<Item> {
  const body: ItemBody = { collectionId: null, type: 'note', title: 'Evenings', ...given };
  return dataOf(await user.call(collectionRoutes.addPersonalStuff, { body }));
}

/** A folder with as many pictures. */
export async function makeFolder(user: SignedInUser, pictures = 1): Promise<Item> {
  const images: { uploadId: string; caption: string }[] = [];
  for (let at = 0; at < pictures; at += 1) {
    images.push({ uploadId: await user.picture(), caption: `Picture ${at}` });
  }
  return makeNote(user, { type: 'image_folder', title: 'Summer', images });
}

export async function makeCollection(user: SignedInUser, name = 'Sleep') {
  return dataOf(await user.call(collectionRoutes.addCollection, { body: { name } }));
}
