import type { Video } from '@stratum/contract/library/video';
import { useTranslation } from 'react-i18next';
import { clock } from '../../../shared/i18n/clock.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ButtonLink, TextLink } from '../../../shared/ui/link.tsx';
import { PageHeader, PageTitle } from '../../../shared/ui/page-header.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { modulePath } from '../data/module-path.ts';
import { type Place, usePlaces } from '../data/use-places.ts';
import { FilmRow } from '../film/film-row.tsx';
import { PageList } from '../lists/page-list.tsx';
import { useVideos } from '../lists/use-videos.ts';
import { Filters } from './filters.tsx';
import { saidAt } from './said-at.ts';
import { SearchForm } from './search-form.tsx';
import { useFilter } from './use-filter.ts';

/** All films of the library, searched and narrowed down; the address keeps how. */
export default function AllFilmsPage() {
  const { t } = useTranslation('features/videos');
  const { filter, change, isFiltered } = useFilter();
  const { list, items = [] } = useVideos(filter);
  const { placeOf, reads, categories } = usePlaces();
  const { search = '', bucket } = filter;
  return (
    <div className="wrap py-12">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader heading={t('title')}>
        {t('lead')} <TextLink to="/myStratum">{t('fits')}</TextLink>
      </PageHeader>
      <div className="mb-6 grid gap-4">
        <SearchForm search={search} onSearch={(words) => change({ search: words })} />
        <Filters filter={filter} change={change} categories={categories} />
        <p role="status" className="text-label text-ink-2 empty:hidden">
          {isFiltered && list.data && !list.hasNextPage && t('found', { count: items.length })}
        </p>
      </div>
      <PageList
        name={t('title')}
        list={list}
        reads={reads}
        isEmpty={items.length === 0}
        empty={
          isFiltered ? (
            <EmptyState heading={t('nothing_found')} text={t('nothing_found_text')}>
              <Button tone="ghost" onPress={() => change(noFilter)}>
                {t('all_films')}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState heading={t('no_film')} text={t('no_film_text')}>
              <ButtonLink to="/performance-based-skills-definitions" tone="ghost">
                {t('to_definitions')}
              </ButtonLink>
            </EmptyState>
          )
        }
      >
        <ul>
          {items.map((film, at) => {
            const place = placeOf(film, bucket);
            return (
              <FilmRow key={film.id} film={film} place={place} isFirst={at === 0}>
                <Said film={film} place={place} search={search} />
              </FilmRow>
            );
          })}
        </ul>
      </PageList>
    </div>
  );
}

const noFilter = {
  search: undefined,
  categoryType: undefined,
  traitId: undefined,
  bucket: undefined,
};

interface SaidProps {
  film: Video;
  place: Place | undefined;
  search: string;
}

/** What the film is about; where it says what is searched for, that line, which opens there. */
function Said({ film, place, search }: SaidProps) {
  const { t } = useTranslation('features/videos');
  const line = saidAt(film.transcript, search);
  return (
    <Text tone="quiet" className="mt-1.5 max-w-reading">
      {line ? (
        <>
          <TextLink
            to={modulePath({ moduleId: place?.moduleId, videoId: film.id, second: line.from })}
          >
            {t('said_at', { at: clock(line.from) })}
          </TextLink>{' '}
          {t('quoted', { text: line.text })}
        </>
      ) : (
        film.description
      )}
    </Text>
  );
}
