import type { Locale } from '@stratum/contract/locale';
import type { MessagesByNamespace } from '../shared/i18n/create-i18n.ts';

/** What a pre-rendered page carries along for hydration, in a data block. */
export interface PageData {
  locale: Locale;
  /** The page's own address, without its language. */
  path: string;
  messages: MessagesByNamespace;
  /** What a public page's route has loaded. */
  loaded: unknown;
}

export const pageDataId = 'page-data';

export function readPageData(): PageData | undefined {
  const block = document.getElementById(pageDataId)?.textContent;
  return block ? JSON.parse(block) : undefined;
}
