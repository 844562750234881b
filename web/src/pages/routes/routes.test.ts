import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appRoutes, publicRoutes } from './index.ts';

const routes = [...publicRoutes, ...appRoutes];

test('every address is that of one page', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

test('every page leads on by its footer, but those with a bar of their own at the foot', () => {
  const withoutFooter = routes.filter(({ frame }) => frame !== 'header-and-footer');
  expect(withoutFooter.map(({ path }) => path)).toEqual([
    '/selfEvaluation/:category',
    '/my-collection',
    '/admin/*',
    '/define-goal',
    '/organize-path',
    '/initiate-action',
    '/timeline-goal',
    '/ppau',
    '/billing',
  ]);
});

test('there is a page of questions for each category, and for no other', () => {
  const questions = appRoutes.find(({ path }) => path === '/selfEvaluation/:category');
  expect(questions?.exists?.({ category: 'personal-health' })).toBe(true);
  expect(questions?.exists?.({ category: 'toString' })).toBe(false);
});

test('the inlined style sheet is made of the folders of the public pages', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const [, styled = ''] = /pages\/{([\w,-]+)}/.exec(read('../../app/styles/public.css')) ?? [];
  const folders = read('./site.ts').matchAll(/import\('\.\.\/([\w-]+)\//g);
  expect(new Set(styled.split(','))).toEqual(new Set(Array.from(folders, ([, name]) => name)));
});
