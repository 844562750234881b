import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { everything, isFiltered } from '../address/shown.ts';
import type { ShownControls } from '../address/use-shown.ts';

/** In place of a list without items: why there are none, and the way on. */
export default function EmptyList({ controls: { shown, show } }: { controls: ShownControls }) {
  const { t } = useTranslation('features/collection');
  if (isFiltered(shown)) {
    const { place, layout, sort } = shown;
    return (
      <EmptyState heading={t('nothing_found')} text={t('nothing_found_text')}>
        <Button tone="ghost" onPress={() => show({ ...everything, place, layout, sort })}>
          {t('show_all')}
        </Button>
      </EmptyState>
    );
  }
  const reason = reasons.find((each) => each === shown.place) ?? 'collection';
  return <EmptyState heading={t(`empty.${reason}`)} text={t(`empty.${reason}_text`)} />;
}

const reasons = ['all', 'recent', 'pinned', 'trash'] as const;
