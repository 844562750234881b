import { expect, test } from 'vitest';
import { anyTime, instantsOf } from './span.ts';

const now = new Date(2026, 10, 27, 18, 30);
const local = (...parts: [number, number, number, number?, number?, number?, number?]) =>
  new Date(...parts).toISOString();

test.each([
  ['any time', anyTime, {}],
  ['today', { ...anyTime, name: 'today' }, { from: local(2026, 10, 27) }],
  ['seven days, today among them', { ...anyTime, name: 'week' }, { from: local(2026, 10, 21) }],
  ['thirty days', { ...anyTime, name: 'month' }, { from: local(2026, 9, 29) }],
  ['a year', { ...anyTime, name: 'year' }, { from: local(2025, 10, 28) }],
  [
    'two days, the second to its end',
    { name: 'days', from: '2026-11-02', to: '2026-11-03' },
    { from: local(2026, 10, 2), to: local(2026, 10, 3, 23, 59, 59, 999) },
  ],
  [
    'days without an end',
    { name: 'days', from: '2026-11-02', to: null },
    { from: local(2026, 10, 2) },
  ],
] as const)('a search in %s', (_, span, instants) => {
  expect(instantsOf(span, now)).toEqual(instants);
});
