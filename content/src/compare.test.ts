import { expect, test } from 'vitest';
import { comparePacks } from './compare.ts';

const before = [
  {
    file: 'scale.json',
    data: {
      answers: [
        { id: 'a', en: 'Never' },
        { id: 'b', en: 'Always' },
      ],
    },
  },
  { file: 'films/radar.webm', data: 'aaaa' },
  { file: 'traits/old.json', data: { id: 'old' } },
];

test('a change is a text that differs, at its key; what is put in between changes nothing else', () => {
  const after = [
    { file: 'films/radar.webm', data: 'bbbb' },
    {
      file: 'scale.json',
      data: {
        answers: [
          { id: 'a', en: 'Not at all' },
          { id: 'new', en: 'Now and then' },
          { id: 'b', en: 'Always' },
        ],
      },
    },
  ];
  expect(comparePacks(before, after)).toEqual([
    { file: 'films/radar.webm', key: '', before: 'aaaa', after: 'bbbb' },
    { file: 'scale.json', key: 'answers.a.en', before: 'Never', after: 'Not at all' },
    { file: 'scale.json', key: 'answers.new.id', before: null, after: 'new' },
    { file: 'scale.json', key: 'answers.new.en', before: null, after: 'Now and then' },
    { file: 'traits/old.json', key: 'id', before: 'old', after: null },
  ]);
  expect(comparePacks(before, before)).toEqual([]);
});
