import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';

interface NewestPillProps {
  count: number;
  onPress: () => void;
}

/** The way back down for who has scrolled up, with how much is unread there. */
export function NewestPill({ count, onPress }: NewestPillProps) {
  const { t } = useTranslation('features/chat');
  return (
    <Button
      onPress={onPress}
      className={`focus-ring absolute right-4 bottom-3 z-raised flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full border border-line bg-raised text-label font-semibold shadow-2 data-hovered:bg-hover ${count > 0 ? 'px-4' : ''}`}
    >
      <span className="sr-only">{count > 0 ? t('to_unread', { count }) : t('to_newest')}</span>
      <ChevronIcon className="text-ink-2" />
      {count > 0 && <span aria-hidden="true">{t('new', { count })}</span>}
    </Button>
  );
}
