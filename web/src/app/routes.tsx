import { isLocale, type Locale } from '@stratum/contract/locale';
import type { i18n } from 'i18next';
import { data, type LoaderFunction, type RouteObject } from 'react-router';
import { keepInvitation } from '../features/administrators/invitation-token.ts';
import { loggedInOnly, loggedOutOnly } from '../features/auth/flow/guard.ts';
import { changeLanguage } from '../shared/i18n/load-messages.ts';
import { pagesIn } from './page.ts';
import type { PageData } from './page-data.ts';
import { publicLoader } from './public-loader.ts';
import { publicPages } from './public-pages.ts';
import { Root, RootFailure } from './root.tsx';

interface Settings {
  i18n: i18n;
  /** The language of addresses without a prefix, as it stands now. */
  readersLocale: () => Locale;
  /** What the first page has brought along. */
  pageData?: PageData | undefined;
}

/** Every address of the product, under an optional language prefix. */
export function createRoutes({ i18n, readersLocale, pageData }: Settings): RouteObject[] {
  const page = pagesIn(i18n);
  return [
    {
      path: ':locale?',
      Component: Root,
      ErrorBoundary: RootFailure,
      // The router waits here, so that a page and its messages change in the same frame.
      loader: async ({ params: { locale = readersLocale() }, request }) => {
        if (!isLocale(locale)) throw data(null, { status: 404 });
        if (i18n.language !== locale) await changeLanguage(i18n, locale, request.signal);
        return null;
      },
      // A change of language may have been called off, or an address without prefix mean another one.
      shouldRevalidate: ({ nextParams: { locale = readersLocale() } }) => locale !== i18n.language,
      children: [
        ...publicPages.map((publicPage) => ({
          ...page(publicPage.path.slice(1), publicPage.namespaces, publicPage.component),
          loader: publicLoader(publicPage, readersLocale, pageData),
        })),
        {
          lazy: () => import('./app-layout.tsx'),
          children: [
            ...(import.meta.env.MODE === 'production' ? [] : [page('dev/kit', [], kit)]),
            {
              loader: loggedOutOnly,
              children: [
                page('login', account, () => import('../pages/login/login-page.tsx')),
                page('signup', account, () => import('../pages/sign-up/sign-up-page.tsx')),
                page(
                  'signupnext',
                  account,
                  () => import('../pages/sign-up-next/sign-up-next-page.tsx'),
                ),
                page(
                  'login/external',
                  account,
                  () => import('../pages/external-sign-in/external-sign-in-page.tsx'),
                ),
                page('verify', account, () => import('../pages/verify/verify-page.tsx')),
                page(
                  'resetPassword',
                  account,
                  () => import('../pages/reset-password/reset-password-page.tsx'),
                ),
              ],
            },
            {
              loader: loggedInOnly,
              // The session may have ended since the page before.
              shouldRevalidate: () => true,
              children: [
                page(
                  'dashboard',
                  ['pages/dashboard', 'features/profile/account-data', ...standing],
                  () => import('../pages/dashboard/dashboard-page.tsx'),
                ),
                page('profile', profile, () => import('../pages/profile/profile-page.tsx')),
                page(
                  'edit-profile',
                  editProfile,
                  () => import('../pages/edit-profile/edit-profile-page.tsx'),
                ),
                page(
                  'graphview',
                  ['pages/graph-view', ...graph],
                  () => import('../pages/graph-view/graph-view-page.tsx'),
                ),
                page(
                  'my-progress',
                  ['pages/my-progress', ...comparison],
                  () => import('../pages/my-progress/my-progress-page.tsx'),
                ),
                page(
                  'resources-stratum9',
                  ['features/chapters/overview', 'features/chapters/contents', 'shared/ui'],
                  () => import('../pages/resources/resources-page.tsx'),
                ),
                page(
                  'chapter',
                  ['features/chapters/chapter', 'features/chapters/contents', 'shared/ui'],
                  () => import('../pages/chapter/chapter-page.tsx'),
                ),
                page(
                  'definitions',
                  ['features/chapters/glossary', 'shared/ui'],
                  () => import('../pages/definitions/definitions-page.tsx'),
                ),
                page(
                  'performance-based-skills-definitions',
                  ['features/chapters/skills', 'shared/ui'],
                  () => import('../pages/skill-definitions/skill-definitions-page.tsx'),
                ),
                page(
                  'self-assessment',
                  overview,
                  () => import('../pages/self-assessment/self-assessment-page.tsx'),
                ),
                page(
                  'self-assessment/startAssessment',
                  overview,
                  () => import('../pages/start-assessment/start-assessment-page.tsx'),
                ),
                {
                  ...page(
                    'admin-invite',
                    ['features/administrators', 'shared/ui'],
                    () => import('../pages/admin-invite/admin-invite-page.tsx'),
                  ),
                  loader: keepInvitation,
                },
                page(
                  'notifications',
                  ['pages/notifications', 'features/notifications', 'shared/ui'],
                  () => import('../pages/notifications/notifications-page.tsx'),
                ),
                {
                  ...page(
                    'selfEvaluation/:category',
                    evaluation,
                    () => import('../pages/self-evaluation/self-evaluation-page.tsx'),
                  ),
                  loader: async (request) =>
                    (
                      await import('../pages/self-evaluation/known-category.ts')
                    ).requireKnownCategory(request),
                },
              ],
            },
          ],
        },
        { path: '*', loader: notFound },
      ],
    },
  ];
}

const account = ['features/auth', 'shared/person-fields', 'shared/ui', 'fields'] as const;
const overview = ['features/assessments/category-list', 'shared/ui'] as const;
const evaluation = [
  'features/assessments/questions',
  'features/assessments/review',
  'features/results',
  'features/results/levels',
  'shared/ui',
  'shared/charts',
] as const;
const standing = [
  'features/progress/dashboard',
  'features/results/levels',
  'shared/ui',
  'shared/charts',
] as const;

const editProfile = [
  'features/profile',
  'features/profile/edit',
  'shared/person-fields',
  'shared/ui',
  'fields',
] as const;
const profile = [
  'pages/profile',
  ...editProfile,
  'features/profile/account-data',
  'features/profile/email',
  'features/profile/picture',
  ...standing,
] as const;

const history = [
  'features/progress/scores',
  'features/results/levels',
  'shared/ui',
  'shared/charts',
] as const;
const graph = ['features/progress/graph', 'features/chapters/films', ...history] as const;
const comparison = ['features/progress/comparison', 'features/chapters/films', ...history] as const;

const notFound: LoaderFunction = () => {
  throw data(null, { status: 404 });
};

/** Developers' page, absent from a production build. */
const kit = () => import('../pages/dev-kit/dev-kit-page.tsx');
