import { describe, expect, test } from 'vitest';
import { captionsText, chaptersText, parseCaptions, parseChapters } from './timed-text.ts';

describe('captions', () => {
  const items = [
    { from: 0, to: 4.5, text: 'Twice a day.' },
    { from: 3_723.25, to: 3_730, text: 'And once at night.' },
  ];

  test('are read from what subtitle programs write, and written as they were read', () => {
    const webVtt = `WEBVTT\n\n1\n00:00.000 --> 00:04.500 align:start\n<v Ada>Twice\na day.\n\n01:02:03.250 --> 01:02:10.000\nAnd once at night.\n`;
    const srt = '1\r\n00:00:00,000 --> 00:00:04,500\r\nTwice a day.\r\n';
    expect(parseCaptions(webVtt)).toEqual({ items });
    expect(parseCaptions(srt)).toEqual({ items: items.slice(0, 1) });
    expect(parseCaptions(captionsText(items))).toEqual({ items });
    expect(parseCaptions(' \n')).toEqual({ items: [] });
  });

  test.each([
    ['a time that ends before it begins', 'WEBVTT\n\n00:04.000 --> 00:01.000\nNo.', 3],
    ['a time that is none', '0:00:xx --> 0:04\nNo.', 1],
    ['no captions at all', 'Just words.', 1],
  ])('name the line of %s', (_, source, wrongLine) => {
    expect(parseCaptions(source)).toEqual({ wrongLine });
  });
});

test('chapters stand a line each', () => {
  const items = [
    { at: 0, title: 'A question' },
    { at: 62.5, title: 'What helps' },
  ];
  expect(parseChapters('0 A question\n\n1:02.5 What helps')).toEqual({ items });
  expect(parseChapters(chaptersText(items))).toEqual({ items });
  expect(parseChapters('0:00 A question\nWhat helps')).toEqual({ wrongLine: 2 });
});
