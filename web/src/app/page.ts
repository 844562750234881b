import type { i18n, TypeOptions } from 'i18next';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadMessagesFor } from '../shared/i18n/load-messages.ts';

export type MessageNamespace = keyof TypeOptions['resources'];
export type PageModule = { default: ComponentType };
export type DefinePage = (
  path: string,
  namespaces: readonly MessageNamespace[],
  load: () => Promise<PageModule>,
) => RouteObject;

/** Defines lazy routes whose messages have arrived before they are shown; the path '' is the index. */
export function pagesIn(translations: i18n): DefinePage {
  return (path, namespaces, load) => ({
    ...(path === '' ? { index: true as const } : { path }),
    lazy: async () => {
      const [page] = await Promise.all([load(), loadMessagesFor(translations, namespaces)]);
      return { Component: page.default };
    },
  });
}
