import { useTranslation } from 'react-i18next';
import { isQuickMark } from './marks.tsx';

/** What a reaction is called; an emoji of another kind says itself. */
export function useMarkName(): (emoji: string) => string {
  const { t } = useTranslation('features/chat/actions');
  return (emoji) => (isQuickMark(emoji) ? t(`mark.${emoji}`) : emoji);
}
