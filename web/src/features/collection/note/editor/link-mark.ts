import { isSafeLink } from '@stratum/contract/note-content';
import { Mark } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: {
      setLink: (link: { href: string }) => ReturnType;
      unsetLink: () => ReturnType;
    };
  }
}

/** Words that lead somewhere; an address that is pasted over words makes them lead there. */
export const LinkMark = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (link) => {
        const href = link.getAttribute('href');
        return isSafeLink(href) ? { href } : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => [
    'a',
    { href, rel: 'noopener noreferrer nofollow' },
    0,
  ],
  addCommands() {
    return {
      setLink:
        ({ href }) =>
        ({ commands }) =>
          isSafeLink(href) && commands.setMark(this.name, { href }),
      unsetLink:
        () =>
        ({ commands }) =>
          commands.unsetMark(this.name, { extendEmptyMarkRange: true }),
    };
  },
  addProseMirrorPlugins() {
    const { editor, type } = this;
    return [
      new Plugin({
        props: {
          handlePaste(view, event) {
            const text = event.clipboardData?.getData('text/plain').trim() ?? '';
            if (!isSafeLink(text) || editor.isActive('codeBlock')) return false;
            const { from, to, empty } = view.state.selection;
            const mark = type.create({ href: text });
            const { tr, schema } = view.state;
            view.dispatch(
              empty
                ? tr.replaceSelectionWith(schema.text(text, [mark]), false)
                : tr.addMark(from, to, mark),
            );
            return true;
          },
        },
      }),
    ];
  },
});
