import { defaultLocale, type Locale, locales } from '@stratum/contract/locale';
import { createInstance, type TFunction } from 'i18next';

type Messages = Record<Locale, object>;

/** Translators for message files, one namespace a folder; a missing sentence is English. */
export function createSentences(
  namespaces: Record<string, Messages>,
): (locale: Locale) => TFunction {
  const resources = Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(
        Object.entries(namespaces).map(([name, messages]) => [name, messages[locale]]),
      ),
    ]),
  );
  const i18n = createInstance({
    resources,
    fallbackLng: defaultLocale,
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  return (locale) => i18n.getFixedT(locale);
}
