import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { ItemId } from '@stratum/contract/ids';
import { callRoute } from '../../../../shared/api/route-call.ts';
import { addItem } from '../../data/item-writes.ts';
import { newItemId } from '../../data/new-item-id.ts';
import { type Suggested, suggesting } from './suggesting.ts';

const offered = 6;

/** `[[` offers other items, and a new note of the name that was typed. */
export function linkSuggestions(self: ItemId, nameOfNew: (title: string) => string) {
  return suggesting({
    name: 'linkSuggestions',
    pattern: /\[\[([^[\]]{0,60})$/u,
    items: async (query) => {
      const title = query.trim();
      const found = await foundItems(title);
      const others = found
        .filter(({ id }) => id !== self)
        .map(({ id, title: name }) => link(id, name));
      return title === '' ? others : [...others, newNote(title, nameOfNew(title))];
    },
  });
}

async function foundItems(search: string) {
  const query = { limit: offered, ...(search !== '' && { search }) };
  try {
    return (await callRoute(collectionEndpoints.getPersonalStuff, { query })).items;
  } catch {
    // Without a network a new note can be linked all the same.
    return [];
  }
}

function link(id: ItemId, title: string): Suggested {
  return {
    key: id,
    name: title,
    insert: (editor, range) =>
      void editor.chain().focus().deleteRange(range).insertItemLink({ id, title }).run(),
  };
}

function newNote(title: string, name: string): Suggested {
  return {
    key: 'new',
    name,
    insert(editor, range) {
      const id = newItemId();
      addItem({ id, collectionId: null, type: 'note', title });
      editor.chain().focus().deleteRange(range).insertItemLink({ id, title }).run();
    },
  };
}
