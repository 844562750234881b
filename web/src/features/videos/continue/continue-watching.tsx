import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { ContinueCard } from './continue-card.tsx';

/** As many as stand side by side. */
const shown = 2;

/** The films begun last, for a page that is about something else; nothing where there is none. */
export default function ContinueWatching() {
  const { t } = useTranslation('features/videos');
  const films = useRoute(performanceEndpoints.getPerformance).data?.continueWatching ?? [];
  if (films.length === 0) return null;
  return (
    <section aria-labelledby="continue-watching">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading id="continue-watching" level={2} size="label">
          {t('continue')}
        </Heading>
        <TextLink to="/myStratum" className="text-label">
          {t('my_stratum')}
        </TextLink>
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {films.slice(0, shown).map((film) => (
          <li key={film.id}>
            <ContinueCard film={film} />
          </li>
        ))}
      </ul>
    </section>
  );
}
