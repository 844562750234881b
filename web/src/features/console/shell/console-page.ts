import type { i18n, TypeOptions } from 'i18next';
import type { ComponentType } from 'react';

/** Parts of the navigation, which a line divides. */
export const navigationParts = ['people', 'content', 'shop', 'operation'] as const;

/** A page of the console. */
export interface ConsolePage {
  /** Below `/admin`, such as `/people/:userId`; empty for the start page. */
  readonly path: '' | `/${string}`;
  readonly title: (t: i18n['t']) => string;
  /** Its folders of messages, loaded with its code. */
  readonly namespaces: readonly (keyof TypeOptions['resources'])[];
  readonly lazy: () => Promise<{ readonly default: ComponentType }>;
  /** Its place in the navigation, and what it is called there; pages without one are led to by others. */
  readonly navigation?: {
    readonly part: (typeof navigationParts)[number];
    readonly name: NavigationName;
  };
}

/** Words of the navigation, which are there before a page's own. */
type NavigationName = keyof TypeOptions['resources']['features/console']['navigation']['names'];
