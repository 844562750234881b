import { bundles } from 'virtual:messages';
import { isLocale } from '@stratum/contract/locale';
import type { LoadMessages } from '../shared/i18n/create-i18n.ts';
import { messageBundleOf } from './message-bundle.ts';

/** Loads a namespace by its bundle, of which the browser fetches one copy. */
export const loadMessages: LoadMessages = async (locale, namespace) => {
  const load = isLocale(locale) ? bundles[messageBundleOf(namespace)]?.[locale] : undefined;
  const messages = (await load?.())?.default[namespace];
  if (!messages) throw new Error(`No messages for ${namespace} in ${locale}`);
  return messages;
};
