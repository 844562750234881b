import { useTranslation } from 'react-i18next';
import { useRestoreListFocus } from '../../../shared/navigation/use-restore-list-focus.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { usePlaces } from '../data/use-places.ts';
import { FilmRow } from '../film/film-row.tsx';
import { PageList } from './page-list.tsx';
import { useSavedVideos } from './use-videos.ts';

/** The films that somebody has saved; one that is let go stays until the list is read again. */
export default function Saved() {
  const { t } = useTranslation('features/videos');
  const { list, items = [] } = useSavedVideos();
  const { placeOf, reads } = usePlaces();
  const { list: rows, prepare } = useRestoreListFocus(items);
  return (
    <PageList
      name={t('saved.title')}
      list={list}
      reads={reads}
      isEmpty={items.length === 0}
      empty={
        <EmptyState heading={t('saved.empty')} text={t('saved.empty_text')}>
          <ButtonLink to="/performanceVideos" tone="ghost">
            {t('all_films')}
          </ButtonLink>
        </EmptyState>
      }
    >
      <div ref={rows}>
        <ul>
          {items.map((film, at) => (
            <FilmRow
              key={film.id}
              film={film}
              place={placeOf(film)}
              isFirst={at === 0}
              onSave={() =>
                prepare((left) => (left[at] ?? left.at(-1))?.querySelector('button:last-child'))
              }
            />
          ))}
        </ul>
      </div>
    </PageList>
  );
}
