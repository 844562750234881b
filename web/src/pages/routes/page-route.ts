import type { Endpoint } from '@stratum/contract/endpoint';
import type { Locale } from '@stratum/contract/locale';
import type { i18n, TypeOptions } from 'i18next';
import type { ComponentType } from 'react';
import type { AnyInput, WithInput } from '../../shared/api/route-input.ts';
import type { Frame } from '../../shell/shell.tsx';

type MessageNamespace = keyof TypeOptions['resources'];
type PageModule = { default: ComponentType };
export type Translate = i18n['t'];
/** Parts of an address, such as the name of an author. */
export type Params = Readonly<Record<string, string | undefined>>;

interface Page {
  /** Without the language. */
  readonly path: `/${string}`;
  readonly frame: Frame;
  /** Null where the page says it, by what it shows. */
  readonly title: ((t: Translate) => string) | null;
  /** Folders of messages that have arrived before the page is shown. */
  readonly namespaces: readonly MessageNamespace[];
  readonly lazy: () => Promise<PageModule>;
}

/** A call that a page reads with. */
export interface Read {
  readonly endpoint: Endpoint;
  readonly input: AnyInput;
}

/** A page of the app proper, which is rendered in the browser. */
export interface AppRoute extends Page {
  readonly access: 'anyone' | 'signed-in' | 'signed-out';
  /** Whether there is such a page; left out where every address of the path has one. */
  readonly exists?: (params: Params) => boolean;
  /**
   * Whether the build renders it for who is signed out, in every language, as it does public pages;
   * its path has no parameter then.
   */
  readonly isPrerendered?: true;
  /**
   * Whether it opens without a network: what it reads (app/offline-reads.ts) is kept on the device
   * for who read it (shared/offline), and its files by the service worker (web/build/shells.ts).
   */
  readonly opensOffline?: true;
  /** What the page reads in any case: asked for while its code is on the way. */
  readonly load?: (visit: {
    readonly params: Params;
    readonly query: URLSearchParams;
  }) => readonly Read[];
}

/** A page that everybody sees; it is pre-rendered in every language, with what prerendered.ts says of it. */
export interface PublicRoute<Content = unknown> extends Page {
  readonly access: 'public';
  /** What the page shows besides its messages; undefined where there is no such page. */
  readonly content: (locale: Locale, params: Params) => Promise<Content>;
}

export type PageRoute = AppRoute | PublicRoute;

/** The endpoint with an input of its route. */
export function read<E extends Endpoint>(endpoint: E, ...[input]: WithInput<E, never>): Read {
  return { endpoint, input: { ...input } };
}
