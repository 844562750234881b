import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { usePlaces } from '../data/use-places.ts';
import { FilmRow } from '../film/film-row.tsx';
import { PageList } from '../lists/page-list.tsx';
import { useWatchHistory } from '../lists/use-videos.ts';
import { HistoryControls } from './history-controls.tsx';

/** What somebody has watched, and whether it is kept; progress goes on without it. */
export default function History() {
  const { t } = useTranslation('features/videos');
  const { list, items = [] } = useWatchHistory();
  const { placeOf, reads } = usePlaces();
  const { dayOfWeek } = useFormat();
  const isKept = list.data?.pages[0]?.kept ?? true;
  return (
    <>
      {list.data && <HistoryControls isKept={isKept} hasItems={items.length > 0} />}
      <PageList
        name={t('history.title')}
        list={list}
        reads={reads}
        isEmpty={items.length === 0}
        empty={
          <EmptyState
            heading={t(isKept ? 'history.empty' : 'history.off')}
            text={t(isKept ? 'history.empty_text' : 'history.off_text')}
          >
            <ButtonLink to="/performanceVideos" tone="ghost">
              {t('all_films')}
            </ButtonLink>
          </EmptyState>
        }
      >
        <ul>
          {items.map(({ id, viewedAt, video }, at) => (
            <FilmRow key={id} film={video} place={placeOf(video)} isFirst={at === 0}>
              <p className="mt-0.5 text-label text-ink-2">
                {t('history.viewed_on', { day: dayOfWeek(new Date(viewedAt)) })}
              </p>
            </FilmRow>
          ))}
        </ul>
      </PageList>
    </>
  );
}
