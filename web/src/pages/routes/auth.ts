import type { AppRoute } from './page-route.ts';

/** Each of its steps has a title of its own. */
const account = {
  access: 'signed-out',
  frame: 'header-and-footer',
  title: null,
  namespaces: ['features/auth', 'shared/person-fields', 'shared/ui', 'fields'],
} as const satisfies Partial<AppRoute>;

export const login: AppRoute = {
  ...account,
  path: '/login',
  isPrerendered: true,
  lazy: () => import('../login/login-page.tsx'),
};

export const signUp: AppRoute = {
  ...account,
  path: '/signup',
  isPrerendered: true,
  lazy: () => import('../sign-up/sign-up-page.tsx'),
};

export const signUpNext: AppRoute = {
  ...account,
  path: '/signupnext',
  lazy: () => import('../sign-up-next/sign-up-next-page.tsx'),
};

export const externalSignIn: AppRoute = {
  ...account,
  path: '/login/external',
  title: (t) => t('features/auth:external.title'),
  lazy: () => import('../external-sign-in/external-sign-in-page.tsx'),
};

export const verify: AppRoute = {
  ...account,
  path: '/verify',
  lazy: () => import('../verify/verify-page.tsx'),
};

export const resetPassword: AppRoute = {
  ...account,
  path: '/resetPassword',
  lazy: () => import('../reset-password/reset-password-page.tsx'),
};
