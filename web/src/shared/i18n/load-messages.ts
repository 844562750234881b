import type { Locale } from '@stratum/contract/locale';
import type { i18n } from 'i18next';

/** Loads what is about to be shown. Throws where a file does not arrive: keys are not for reading. */
export async function loadMessagesFor(i18n: i18n, namespaces: readonly string[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
  await requireMessages(i18n, i18n.language, namespaces);
}

/** Changes the language once all that is shown in the old one is there, unless it is called off. */
export async function changeLanguage(
  i18n: i18n,
  locale: Locale,
  signal: AbortSignal,
): Promise<void> {
  await requireMessages(i18n, locale, [i18n.options.ns ?? []].flat());
  signal.throwIfAborted();
  await i18n.changeLanguage(locale);
}

/** i18next asks by itself only once for a file, and takes a failure for an answer. */
async function requireMessages(
  i18n: i18n,
  locale: string,
  namespaces: readonly string[],
): Promise<void> {
  const missing = () => namespaces.filter((name) => !i18n.hasResourceBundle(locale, name));
  if (missing().length > 0) await i18n.reloadResources([locale], missing());
  if (missing().length > 0) throw new Error(`No messages in ${locale} for ${missing().join(', ')}`);
}
