import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNoteContent, type NoteNode } from '../note-content.ts';
import { noteFromMarkdown } from './read.ts';
import { markdownOf } from './write.ts';

const places = {
  pictureAddress: (fileId: string) => `pictures/${fileId}.webp`,
  itemAddress: (id: string) => `../Sleep/${id}.md`,
};
const targets = {
  pictureAt: (href: string) => /^pictures\/(.+)\.webp$/.exec(href)?.[1],
  itemAt: (href: string) => /^\.\.\/Sleep\/(.+)\.md$/.exec(href)?.[1],
};

/** What Markdown might read as something else, and words. */
const pieces =
  'a|Abend| |  |*|**|_|`|#|1.|-|\\|<b>|&amp;|~~|[x]|](|http://a.b|www.a.de|é|🌙|>|!|==|&#32;|\u00a0'
    .split('|')
    .concat('|');
const words = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''));
const marks = fc.subarray(['bold', 'italic', 'strike', 'underline', 'highlight'] as const);
const href = fc.constantFrom('https://a.org/x_(y)?a=1&b=*2*', 'mailto:ada@example.org');
const text = fc
  .tuple(words, marks, fc.option(href, { nil: null }), fc.boolean())
  .map(([said, types, link, isCode]) => {
    const all = isCode ? [{ type: 'code' }] : types.map((type) => ({ type }));
    const withLink = link === null ? all : [...all, { type: 'link', attrs: { href: link } }];
    return { type: 'text', text: said, ...(withLink.length > 0 && { marks: withLink }) };
  });
const itemLink = fc
  .tuple(fc.uuid(), words)
  .map(([id, title]) => ({ type: 'itemLink', attrs: { id, title } }));
const inline = fc.array(
  fc.oneof({ weight: 6, arbitrary: text }, itemLink, fc.constant({ type: 'hardBreak' })),
  { maxLength: 4 },
);

const holding = (type: string, content: readonly NoteNode[], attrs?: NoteNode['attrs']) => ({
  type,
  ...(attrs && { attrs }),
  ...(content.length > 0 && { content }),
});
const paragraph = inline.map((content) => holding('paragraph', content));
const leaf: fc.Arbitrary<NoteNode> = fc.oneof(
  { weight: 3, arbitrary: paragraph },
  fc
    .tuple(inline, fc.integer({ min: 1, max: 3 }))
    .map(([content, level]) => holding('heading', content, { level })),
  fc
    .tuple(fc.constantFrom('', 'a\n\n  b', '``` c', '- d\n# e'), fc.constantFrom(null, 'ts'))
    .map(([code, language]) =>
      holding('codeBlock', code === '' ? [] : [{ type: 'text', text: code }], { language }),
    ),
  fc.constant({ type: 'horizontalRule' }),
  fc
    .tuple(fc.uuid(), fc.option(words, { nil: null }))
    .map(([fileId, alt]) => ({ type: 'image', attrs: { fileId, alt } })),
  fc
    .tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 3 }),
      fc.infiniteStream(paragraph),
    )
    .map(([width, height, cells]) => {
      const row = (type: string) =>
        holding(
          'tableRow',
          Array.from({ length: width }, () => holding(type, [cells.next().value as NoteNode])),
        );
      return holding(
        'table',
        Array.from({ length: height }, (_, at) => row(at === 0 ? 'tableHeader' : 'tableCell')),
      );
    }),
);
const { blocks } = fc.letrec<{ blocks: NoteNode[]; item: NoteNode[]; block: NoteNode }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 5, arbitrary: leaf },
    fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((all) =>
      holding(
        'bulletList',
        all.map((each) => holding('listItem', each)),
      ),
    ),
    fc
      .tuple(fc.array(tie('item'), { minLength: 1, maxLength: 3 }), fc.integer({ min: 0, max: 20 }))
      .map(([all, start]) =>
        holding(
          'orderedList',
          all.map((each) => holding('listItem', each)),
          { start },
        ),
      ),
    fc.array(fc.tuple(tie('item'), fc.boolean()), { minLength: 1, maxLength: 3 }).map((all) =>
      holding(
        'taskList',
        all.map(([each, checked]) => holding('taskItem', each, { checked })),
      ),
    ),
    tie('blocks').map((content) => holding('blockquote', content)),
  ),
  item: fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, more]) => [first, ...more]),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 4 }),
}));

/** Neighbouring texts with the same marks are one, as the editor has them; marks in one order. */
function settled(node: NoteNode): NoteNode {
  const all: NoteNode[] = [];
  for (const each of node.content ?? []) {
    const next = settled(each);
    const last = all.at(-1);
    if (
      last?.type === 'text' &&
      next.type === 'text' &&
      JSON.stringify(last.marks) === JSON.stringify(next.marks)
    ) {
      all[all.length - 1] = { ...last, text: `${last.text}${next.text}` };
    } else all.push(next);
  }
  const sorted = node.marks?.toSorted((one, other) => one.type.localeCompare(other.type));
  return { ...node, ...(node.content && { content: all }), ...(sorted && { marks: sorted }) };
}

test('a note that is written as Markdown is read as the same note', () => {
  fc.assert(
    fc.property(blocks, (content) => {
      const note: NoteNode = settled({ type: 'doc', content });
      fc.pre(isNoteContent(note));
      const markdown = markdownOf(note, places);
      expect(settled(noteFromMarkdown(markdown, targets)), markdown).toEqual(note);
    }),
    { numRuns: 200 },
  );
});
