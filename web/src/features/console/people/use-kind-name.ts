import { useTranslation } from 'react-i18next';
import type messages from './messages.en.json';

type Kind = keyof typeof messages.kinds;

/** A kind of what is sent, in words; its key where it has none. */
export function useKindName(): (kind: string) => string {
  const { t, i18n } = useTranslation('features/console/people');
  const isKnown = (kind: string): kind is Kind =>
    i18n.exists(`features/console/people:kinds.${kind}`);
  return (kind) => (isKnown(kind) ? t(`kinds.${kind}`) : kind);
}
