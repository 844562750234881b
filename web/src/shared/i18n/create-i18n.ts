import type { Locale } from '@stratum/contract/locale';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

export type LoadMessages = (locale: string, namespace: string) => Promise<ResourceKey>;
export type MessagesByNamespace = Record<string, ResourceKey>;

interface Settings {
  locale: Locale;
  /** Messages at hand, which are not loaded again. */
  messages: MessagesByNamespace;
  load: LoadMessages;
}

/** One i18next instance; a namespace is the path of its folder under `src` (`features/auth`). */
export async function createI18n({ locale, messages, load }: Settings): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use({ type: 'backend', init() {}, read: load } as const)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      load: 'currentOnly',
      ns: Object.keys(messages),
      defaultNS: 'shell',
      resources: { [locale]: messages },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  return instance;
}
