import { type Editor, Extension, type Range } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { createStore } from 'zustand/vanilla';

/** One of the things that can be put where the writer is. */
export interface Suggested {
  readonly key: string;
  readonly name: string;
  /** In place of what was typed. */
  readonly insert: (editor: Editor, typed: Range) => void;
}

/** The list that is open at the cursor; null for none. */
export interface OpenList {
  /** Whose list it is. */
  readonly name: string;
  readonly typed: Range;
  readonly items: readonly Suggested[];
  readonly active: number;
  readonly place: { readonly left: number; readonly top: number; readonly bottom: number };
  readonly choose: (item: Suggested) => void;
}

export const openList = createStore<OpenList | null>()(() => null);
const close = () => openList.setState(null, true);

interface Suggesting {
  readonly name: string;
  /** Ends where the writer is; its group is what is sought. */
  readonly pattern: RegExp;
  readonly items: (query: string) => readonly Suggested[] | Promise<readonly Suggested[]>;
}

/** Offers things while somebody types after a sign: commands after `/`, items after `[[`. */
export function suggesting({ name, pattern, items }: Suggesting): Extension {
  let latest = 0;
  /** Where a list was closed by hand: it stays so while one types on there. */
  let closedAt: number | null = null;

  async function follow(editor: Editor, view: EditorView): Promise<void> {
    latest += 1;
    const asked = latest;
    const found = typedBefore(view, pattern);
    if (!found || found.typed.from === closedAt || !view.hasFocus()) {
      if (!found) closedAt = null;
      if (openList.getState()?.name === name) close();
      return;
    }
    const { query, typed } = found;
    const offered = await items(query);
    if (asked !== latest || view.isDestroyed) return;
    if (offered.length === 0) return close();
    const { left, top, bottom } = view.coordsAtPos(typed.from);
    const before = openList.getState();
    const active = before?.name === name ? Math.min(before.active, offered.length - 1) : 0;
    const choose = (item: Suggested) => {
      close();
      item.insert(editor, typed);
    };
    openList.setState(
      { name, typed, items: offered, active, place: { left, top, bottom }, choose },
      true,
    );
  }

  return Extension.create({
    name,
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin({
          view: () => ({
            update(view, before) {
              const { doc, selection } = view.state;
              if (before.doc !== doc || !before.selection.eq(selection)) void follow(editor, view);
            },
            destroy: close,
          }),
          props: {
            handleKeyDown(_view, { key }) {
              const list = openList.getState();
              if (list?.name !== name) return false;
              if (key === 'Escape') closedAt = list.typed.from;
              return press(list, key);
            },
          },
        }),
      ];
    },
  });
}

/** What was typed before the cursor, where the pattern fits it. */
function typedBefore(
  { state }: EditorView,
  pattern: RegExp,
): { query: string; typed: Range } | null {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code === true) return null;
  // A node within the text counts as one sign.
  const text = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const match = pattern.exec(text);
  if (!match) return null;
  const [sign = '', query = ''] = match;
  return { query, typed: { from: $from.pos - sign.trimStart().length, to: $from.pos } };
}

/** @returns whether the list has taken the key */
function press(list: OpenList, key: string): boolean {
  const { items, active, choose } = list;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step !== undefined) {
    const next = (active + step + items.length) % items.length;
    openList.setState({ ...list, active: next }, true);
    return true;
  }
  const item = items[active];
  if (key === 'Escape') close();
  else if ((key === 'Enter' || key === 'Tab') && item) choose(item);
  else return false;
  return true;
}
