import { expect, test } from 'vitest';
import { footerRoutes, frameOf, headerRoutes } from './page-frames.ts';

test('a page has the frame that the two lists say', () => {
  expect(frameOf('/dashboard')).toEqual({ header: true, footer: true });
  expect(frameOf('/author/ada-lovelace')).toEqual({ header: true, footer: true });
  expect(frameOf('/selfEvaluation/mentality')).toEqual({ header: true, footer: false });
});

test('a page that is not found has both', () => {
  expect(frameOf('/nowhere')).toEqual({ header: true, footer: true });
});

test('every page with a footer has a header', () => {
  expect(footerRoutes.filter((route) => !headerRoutes.includes(route))).toEqual([]);
});
