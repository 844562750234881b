import { frames } from 'virtual:messages';
import { isLocale, type Locale } from '@stratum/contract/locale';
import type { LoadMessages } from '../shared/i18n/create-i18n.ts';
import { messageBundleOf } from './message-bundle.ts';

/** Loads a namespace by its bundle, of which the browser fetches one copy. */
export const loadMessages: LoadMessages = async (locale, namespace) => {
  const bundle = isLocale(locale) && (await loadBundle(locale, messageBundleOf(namespace)));
  const messages = bundle && bundle[namespace];
  if (!messages) throw new Error(`No messages for ${namespace} in ${locale}`);
  return messages;
};

async function loadBundle(locale: Locale, name: string) {
  const frame = await frames[locale]();
  return name === 'frame' ? frame.default : (await frame.bundles[name]?.())?.default;
}
