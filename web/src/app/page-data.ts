import type { Locale } from '@stratum/contract/locale';
import type { ModelTexts } from '../pages/home/model-texts.ts';
import type { MessagesByNamespace } from '../shared/i18n/create-i18n.ts';

/** What a pre-rendered page carries along for hydration, in a data block. */
export interface PageData {
  locale: Locale;
  messages: MessagesByNamespace;
  model: ModelTexts;
}

export const pageDataId = 'page-data';

export function readPageData(): PageData | undefined {
  const block = document.getElementById(pageDataId)?.textContent;
  return block ? JSON.parse(block) : undefined;
}
