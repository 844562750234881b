import type { AppRoute } from './page-route.ts';

export const resources: AppRoute = {
  path: '/resources-stratum9',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('features/chapters/overview:title'),
  namespaces: ['features/chapters/overview', 'features/chapters/contents', 'shared/ui'],
  lazy: () => import('../../features/chapters/overview/resources-page.tsx'),
};

export const chapter: AppRoute = {
  path: '/chapter',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: null,
  namespaces: [
    'features/chapters/chapter',
    'features/chapters/contents',
    'shared/crisis-help',
    'shared/ui',
  ],
  lazy: () => import('../../features/chapters/chapter/chapter-page.tsx'),
};

export const definitions: AppRoute = {
  path: '/definitions',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('features/chapters/glossary:title'),
  namespaces: ['features/chapters/glossary', 'shared/ui'],
  lazy: () => import('../../features/chapters/glossary/definitions-page.tsx'),
};

export const skillDefinitions: AppRoute = {
  path: '/performance-based-skills-definitions',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('features/chapters/skills:title'),
  namespaces: ['features/chapters/skills', 'shared/crisis-help', 'shared/ui'],
  lazy: () => import('../../features/chapters/skills/skill-definitions-page.tsx'),
};

export const coachSheet: AppRoute = {
  path: '/coach-sheet',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('features/chapters/coach-sheet:title'),
  namespaces: ['features/chapters/coach-sheet', 'shared/crisis-help', 'shared/ui'],
  lazy: () => import('../../features/chapters/coach-sheet/coach-sheet-page.tsx'),
};
