import type { Video } from '@stratum/contract/library/video';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ContinueCard, type usePlaces } from '../../videos/index.ts';

interface UnfinishedProps extends Pick<ReturnType<typeof usePlaces>, 'placeOf'> {
  films: readonly Video[];
}

/** What somebody has begun; on a telephone the last one stays at the thumb. */
export function Unfinished({ films, placeOf }: UnfinishedProps) {
  const { t } = useTranslation('features/performance');
  const [last, ...others] = films;
  if (!last) return null;
  return (
    <section
      aria-labelledby="unfinished"
      className={`mt-12 ${others.length === 0 ? 'max-sm:mt-0' : ''}`}
    >
      <Heading id="unfinished" level={2} className={others.length === 0 ? 'max-sm:sr-only' : ''}>
        {t('unfinished')}
      </Heading>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        <li className="max-sm:fixed max-sm:inset-x-3 max-sm:bottom-3 max-sm:z-raised">
          <ContinueCard film={last} place={placeOf(last)} className="max-sm:shadow-2" />
        </li>
        {others.map((film) => (
          <li key={film.id}>
            <ContinueCard film={film} place={placeOf(film)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
