import type { DocumentBlock } from '@stratum/contract/document-preview';
import { expect, test } from 'vitest';
import { type BlockGroup, groupBlocks, type ListGroup } from './block-groups.ts';

const item = (text: string, depth = 0, isOrdered = false): DocumentBlock => ({
  kind: 'list_item',
  depth,
  isOrdered,
  text,
});
/** A list as `ul(one ul(two))`. */
const drawn = ({ isOrdered, entries }: ListGroup): string =>
  `${isOrdered ? 'ol' : 'ul'}(${entries.map(({ text, lists }) => [text, ...lists.map(drawn)].join(' ')).join(', ')})`;
const written = (groups: readonly BlockGroup[]) =>
  groups.map((group) => (group.kind === 'list' ? drawn(group) : group.kind)).join('; ');

test('items stand in lists by their depth, and lists end where something else stands', () => {
  const blocks = [
    item('one'),
    item('two', 1),
    item('three', 2),
    item('four', 1),
    item('five'),
    { kind: 'paragraph', text: '' } as const,
    item('six', 0, true),
  ];
  expect(written(groupBlocks(blocks))).toBe(
    'ul(one ul(two ul(three), four), five); paragraph; ol(six)',
  );
});

test('a list that turns from points to numbers becomes two, and one that begins deep keeps its words', () => {
  expect(written(groupBlocks([item('a'), item('b', 0, true), item('c', 0, true)]))).toBe(
    'ul(a); ol(b, c)',
  );
  expect(written(groupBlocks([item('deep', 1), item('top')]))).toBe('ul( ul(deep), top)');
});
