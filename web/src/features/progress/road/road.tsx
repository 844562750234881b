import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { KeepHyphenated } from '../../../shared/ui/heading.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import type { ModelNames } from '../../results/index.ts';
import { RoadPicture } from './road-picture.tsx';
import { RoadStation } from './road-station.tsx';
import type { Station } from './road-stations.ts';

interface RoadProps {
  stations: readonly Station[];
  model: ModelNames;
}

/** The way to the first level: a station for each category, in an order of one's own. */
export function Road({ stations, model }: RoadProps) {
  const { t } = useTranslation('features/progress/dashboard');
  const format = useFormat();
  const nameOf = ({ progress }: Station) =>
    model.categories.find(({ categoryType }) => categoryType === progress.categoryType)?.name ??
    progress.categoryType;
  const taken = stations.filter(({ result }) => result !== null);
  const attempts = useRoute(
    assessmentEndpoints.assessmentByUserid,
    { query: {} },
    { enabled: taken.length > 0 },
  );
  const attemptOf = ({ progress: { categoryType } }: Station) =>
    attempts.data?.items.find((attempt) => attempt.categoryType === categoryType)?.id;
  const left = stations.length - taken.length;
  const names = format.list(taken.map(nameOf));
  return (
    <section
      aria-labelledby="road"
      className="overflow-hidden rounded-card border border-line bg-surface shadow-1"
    >
      <div className="relative flex flex-col md:min-h-80">
        <div className="p-4 md:relative md:z-raised md:p-6 md:pb-26">
          <h2 id="road">
            <span className="text-ui font-semibold text-ink-2">{t('road.title')}</span>
            <span className="mt-1 block max-w-[14ch] font-display text-h2 font-light">
              {taken.length === 0 ? (
                <KeepHyphenated>{t('newcomer.heading')}</KeepHyphenated>
              ) : (
                t('road.count', { taken: taken.length, of: stations.length })
              )}
            </span>
          </h2>
          <p className="mt-4 max-w-[38ch] text-ui text-ink-2">
            {taken.length === 0
              ? t('newcomer.text')
              : `${t('road.stands', { count: taken.length, names })} ${t('road.more', { count: left })}`}
          </p>
          {taken.length === 0 && (
            <p className="mt-3 text-label">
              <TextLink to="/self-assessment/startAssessment">{t('newcomer.how')}</TextLink>
            </p>
          )}
        </div>
        <RoadPicture stations={stations} className="max-md:h-28 md:absolute! md:inset-0" />
      </div>
      <ol className="border-line md:grid md:auto-cols-fr md:grid-flow-col md:border-t">
        {stations.map((station) => (
          <RoadStation
            key={station.progress.categoryType}
            station={station}
            name={nameOf(station)}
            model={model}
            attemptId={attemptOf(station)}
          />
        ))}
      </ol>
    </section>
  );
}
