import { type Editor, Extension, type Range } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion';
import { createStore } from 'zustand/vanilla';

/** One of the things that can be put where the writer is. */
export interface Suggested {
  readonly key: string;
  readonly name: string;
  readonly insert: (editor: Editor, range: Range) => void;
}

/** The list that is open at the cursor; null for none. */
export interface OpenList {
  readonly items: readonly Suggested[];
  readonly active: number;
  readonly place: { readonly left: number; readonly top: number; readonly bottom: number };
  readonly choose: (item: Suggested) => void;
}

export const openList = createStore<OpenList | null>()(() => null);

interface Suggesting {
  readonly name: string;
  /** What begins it. */
  readonly char: string;
  readonly allowSpaces: boolean;
  readonly items: (query: string) => readonly Suggested[] | Promise<readonly Suggested[]>;
}

/** Offers things while somebody types after a sign: commands after `/`, items after `[[`. */
export function suggesting({ name, char, allowSpaces, items }: Suggesting): Extension {
  return Extension.create({
    name,
    addProseMirrorPlugins() {
      return [
        Suggestion<Suggested>({
          editor: this.editor,
          pluginKey: new PluginKey(name),
          char,
          allowSpaces,
          debounce: allowSpaces ? 150 : 0,
          items: async ({ query }) => [...(await items(query))],
          allow: ({ editor }) => !editor.isActive('codeBlock'),
          command: ({ editor, range, props }) => props.insert(editor, range),
          render: () => ({
            onStart: show,
            onUpdate: show,
            onExit: () => openList.setState(null, true),
            onKeyDown: ({ event }) => press(event.key),
          }),
        }),
      ];
    },
  });
}

function show({ items, clientRect, command }: SuggestionProps<Suggested>): void {
  const place = clientRect?.();
  if (!place || items.length === 0) return openList.setState(null, true);
  const { left, top, bottom } = place;
  const before = openList.getState();
  const active = Math.min(before?.active ?? 0, items.length - 1);
  openList.setState({ items, active, place: { left, top, bottom }, choose: command }, true);
}

/** @returns whether the list has taken the key */
function press(key: string): boolean {
  const list = openList.getState();
  if (!list) return false;
  const { items, active, choose } = list;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step !== undefined) {
    const next = (active + step + items.length) % items.length;
    openList.setState({ ...list, active: next }, true);
    return true;
  }
  if (key === 'Escape') {
    openList.setState(null, true);
    return true;
  }
  const item = items[active];
  if ((key !== 'Enter' && key !== 'Tab') || !item) return false;
  choose(item);
  return true;
}
