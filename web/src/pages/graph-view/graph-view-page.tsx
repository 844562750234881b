import { useTranslation } from 'react-i18next';
import { GraphFilm } from '../../features/chapters/films/graph-film.tsx';
import { GraphScreen } from '../../features/progress/graph/graph-screen.tsx';

export default function GraphViewPage() {
  const { t } = useTranslation('pages/graph-view');
  return (
    <div className="wrap py-12">
      <h1 className="font-display text-h1 font-light">{t('heading')}</h1>
      <p className="mt-3 mb-8 max-w-reading text-ui text-ink-2">{t('lead')}</p>
      <GraphScreen
        films={{ line: <GraphFilm graph="level-line" />, radar: <GraphFilm graph="radar" /> }}
      />
    </div>
  );
}
