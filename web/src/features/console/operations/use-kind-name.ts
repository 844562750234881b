import { useTranslation } from 'react-i18next';
import type messages from './messages.en.json';

type KnownKind = keyof typeof messages.names;

/** A kind of background work in words; its key where it has none. */
export function useKindName(): (kind: string) => string {
  const { t, i18n } = useTranslation('features/console/operations');
  return (kind) => {
    // i18next takes a dot for a step into an object.
    const key = kind.replaceAll(/[.-]/g, '_');
    return i18n.exists(`features/console/operations:names.${key}`)
      ? t(`names.${key as KnownKind}`)
      : kind;
  };
}
