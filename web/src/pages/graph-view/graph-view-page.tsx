import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { useTranslation } from 'react-i18next';
import { GraphFilm } from '../../features/chapters/films/graph-film.tsx';
import { WeeklyWins } from '../../features/daily-wins/weekly/weekly-wins.tsx';
import { GraphScreen } from '../../features/progress/graph/graph-screen.tsx';
import { useRoute } from '../../shared/api/queries.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';

export default function GraphViewPage() {
  const { t } = useTranslation('pages/graph-view');
  const goalMarks = useRoute(goalEndpoints.goalMarks);
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('heading')}>{t('lead')}</PageHeader>
      <GraphScreen
        films={{ line: <GraphFilm graph="level-line" />, radar: <GraphFilm graph="radar" /> }}
        BelowLine={WeeklyWins}
        goalMarks={goalMarks.data?.items}
      />
    </div>
  );
}
