import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checklistOf, idsIn, isNoteContent, type NoteNode, noteText } from './note-content.ts';

const doc = (...content: readonly object[]) => ({ type: 'doc', content }) as NoteNode;
const said = (text: string, ...marks: readonly object[]) => ({ type: 'text', text, marks });
const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });
const link = (href: string) => doc(paragraph(said('here', { type: 'link', attrs: { href } })));

describe('what a note may hold', () => {
  test.each([
    ['a heading', doc({ type: 'heading', attrs: { level: 2 }, content: [said('A')] })],
    [
      'a checklist',
      doc({ type: 'taskList', content: [{ type: 'taskItem', attrs: { checked: true } }] }),
    ],
    ['a link by https', link('https://example.org/a?b=c')],
    ['a link to a mail address', link('mailto:ada@example.org')],
    ['an empty paragraph', doc({ type: 'paragraph' })],
  ])('%s', (_name, note) => {
    expect(isNoteContent(note)).toBe(true);
  });

  test.each([
    ['another root', paragraph()],
    ['a script', doc({ type: 'script' })],
    ['a node named as what objects inherit', doc({ type: 'constructor' })],
    ['an attribute of another', doc({ type: 'paragraph', attrs: { onclick: 'x()' } })],
    ['an inherited attribute', doc({ type: 'paragraph', attrs: { toString: 'x' } })],
    ['a level too many', doc({ type: 'heading', attrs: { level: 7 } })],
    [
      'a picture from elsewhere',
      doc({ type: 'image', attrs: { src: 'https://example.org/a.png' } }),
    ],
    ['a link that runs', link('javascript:alert(1)')],
    ['a link that hides its scheme', link(' javascript:alert(1)')],
    ['a link to data', link('data:text/html,<script>')],
    ['a link to nowhere', link('/login')],
    ['a text with a NUL', doc(paragraph(said('a\0')))],
    ['half a character', doc(paragraph(said('\ud800')))],
    ['a text that has parts', doc(paragraph({ ...said('a'), content: [] }))],
    ['words outside a text', doc({ type: 'paragraph', text: 'a' })],
    ['a key of its own', doc({ type: 'paragraph', html: '<b>' })],
    ['no object', 'doc'],
  ])('not %s', (_name, note) => {
    expect(isNoteContent(note)).toBe(false);
  });

  test('a hundred levels, and not one more', () => {
    const nested = (depth: number): object =>
      depth === 0 ? paragraph() : { type: 'blockquote', content: [nested(depth - 1)] };
    expect(isNoteContent(doc(nested(99)))).toBe(true);
    expect(isNoteContent(doc(nested(100)))).toBe(false);
    let deep: object = paragraph();
    for (let depth = 0; depth < 100_000; depth += 1) deep = { type: 'blockquote', content: [deep] };
    expect(isNoteContent(doc(deep))).toBe(false);
  });

  test('no value whatever makes it throw', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof isNoteContent(value)).toBe('boolean');
        expect(typeof isNoteContent(doc(Object(value)))).toBe('boolean');
      }),
    );
  });
});

test('its words are read in order, a line a block', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1 }), { minLength: 1 }), (blocks) => {
      const note = doc(...blocks.map((words) => paragraph(...words.map((each) => said(each)))));
      expect(noteText(note)).toBe(blocks.map((words) => words.join('')).join('\n'));
    }),
  );
});

test('checklists, pictures and links are counted wherever they stand', () => {
  const id = '0198c0de-0000-7000-8000-000000000001';
  const entry = (checked: boolean) => ({ type: 'taskItem', attrs: { checked } });
  const note = doc(
    { type: 'blockquote', content: [{ type: 'taskList', content: [entry(true), entry(false)] }] },
    paragraph({ type: 'itemLink', attrs: { id, title: 'Rain' } }, said('!')),
    paragraph({ type: 'itemLink', attrs: { id: id.toUpperCase(), title: 'Rain' } }),
  );
  expect(isNoteContent(note)).toBe(true);
  expect(checklistOf(note)).toEqual({ done: 1, total: 2 });
  expect(checklistOf(doc())).toBe(null);
  expect(idsIn(note, 'itemLink')).toEqual([id]);
  expect(idsIn(note, 'image')).toEqual([]);
  expect(noteText(note)).toBe('Rain!\nRain');
});
