import { useTranslation } from 'react-i18next';
import { GraphFilm } from '../../features/chapters/films/graph-film.tsx';
import { ComparisonScreen } from '../../features/progress/comparison/comparison-screen.tsx';
import { setSelections, useAppState } from '../../shared/state/app-store.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';

export default function MyProgressPage() {
  const { t } = useTranslation('pages/my-progress');
  const selected = useAppState(({ selections }) => selections.progressSlots);
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('heading')}>{t('lead')}</PageHeader>
      <ComparisonScreen
        selected={selected}
        onSelect={(progressSlots) => setSelections({ progressSlots })}
        film={<GraphFilm graph="comparison" />}
      />
    </div>
  );
}
