import { useTranslation } from 'react-i18next';
import { GraphFilm } from '../../features/chapters/films/graph-film.tsx';
import { ComparisonScreen } from '../../features/progress/comparison/comparison-screen.tsx';
import { select } from '../../shared/state/app-store.ts';
import { useAppState } from '../../shared/state/hooks.ts';

export default function MyProgressPage() {
  const { t } = useTranslation('pages/my-progress');
  const wished = useAppState(({ selections }) => selections.progressSlots);
  return (
    <div className="wrap py-12">
      <h1 className="font-display text-h1 font-light">{t('heading')}</h1>
      <p className="mt-3 mb-8 max-w-reading text-ui text-ink-2">{t('lead')}</p>
      <ComparisonScreen
        wished={wished}
        onWish={(progressSlots) => select({ progressSlots })}
        film={<GraphFilm graph="comparison" />}
      />
    </div>
  );
}
