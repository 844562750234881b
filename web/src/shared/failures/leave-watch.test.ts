import { expect, test } from 'vitest';
import { createLeaveWatch } from './leave-watch.ts';

test('a page is being left for some seconds; one that stays after all is a page again', () => {
  let now = 5;
  const { begin, isLeaving } = createLeaveWatch(() => now);
  expect(isLeaving()).toBe(false);
  begin();
  expect(isLeaving()).toBe(true);
  now += 9_999;
  expect(isLeaving()).toBe(true);
  now += 1;
  expect(isLeaving()).toBe(false);
});
