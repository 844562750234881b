import { readCategory } from '@stratum/contract/categories';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { type AppRoute, read } from './page-route.ts';

const namespaces = ['features/assessments/category-list', 'shared/ui'] as const;

export const selfAssessment: AppRoute = {
  path: '/self-assessment',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('features/assessments/category-list:title'),
  namespaces,
  lazy: () => import('../../features/assessments/category-list/self-assessment-page.tsx'),
};

export const startAssessment: AppRoute = {
  path: '/self-assessment/startAssessment',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('features/assessments/category-list:start.title'),
  namespaces,
  lazy: () => import('../../features/assessments/category-list/start-assessment-page.tsx'),
};

/** One stays with the questions: nothing below them leads elsewhere. */
export const selfEvaluation: AppRoute = {
  path: '/selfEvaluation/:category',
  access: 'signed-in',
  frame: 'header',
  title: null,
  namespaces: [
    'features/assessments/questions',
    'features/assessments/review',
    'features/results',
    'features/results/levels',
    'shared/ui',
    'shared/charts',
    'shared/crisis-help',
  ],
  lazy: () => import('../self-evaluation/self-evaluation-page.tsx'),
  exists: ({ category = '' }) => readCategory(category) !== null,
  load: ({ params: { category = '' } }) => {
    const categoryType = readCategory(category);
    if (categoryType === null) return [];
    return [
      read(assessmentEndpoints.levels),
      read(assessmentEndpoints.traits, { query: { categoryType } }),
    ];
  },
};
