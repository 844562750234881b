import type { Theme } from '@stratum/contract/theme';

/** The browser writes the cookie, so that a page arrives in its colours and never changes them. */
export function themeOf(cookies: string | undefined): Theme {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}
