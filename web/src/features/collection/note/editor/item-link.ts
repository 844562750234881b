import { Node } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    itemLink: { insertItemLink: (link: { id: string; title: string }) => ReturnType };
  }
}

/** Another item of the writer's, by the title that it had when it was linked. */
export const ItemLink = Node.create({
  name: 'itemLink',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ id: { default: null }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[data-item-link]',
      priority: 100,
      getAttrs: (link) => ({
        id: link.getAttribute('data-item-link'),
        title: link.textContent,
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'a',
    { 'data-item-link': attrs['id'], href: `?item=${attrs['id']}` },
    String(attrs['title'] ?? ''),
  ],
  renderText: ({ node }) => String(node.attrs['title'] ?? ''),
  addCommands() {
    return {
      insertItemLink:
        (attrs) =>
        ({ chain }) =>
          chain()
            .insertContent([
              { type: this.name, attrs },
              { type: 'text', text: ' ' },
            ])
            .run(),
    };
  },
});
