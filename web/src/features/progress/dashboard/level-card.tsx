import { useTranslation } from 'react-i18next';
import { LevelPile } from '../../../shared/charts/level-pile.tsx';
import { Radar } from '../../../shared/charts/radar.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { ChangeNote, LevelName, type ModelNames, useMonthName } from '../../results/index.ts';
import type { OverallLevel } from './overall-level.ts';
import type { NamedParts } from './part-names.ts';

interface LevelCardProps {
  overall: OverallLevel;
  parts: NamedParts;
  model: ModelNames;
}

/** The overall level as figure and pile, beside what it is made of. */
export function LevelCard({ overall, parts, model }: LevelCardProps) {
  const { t } = useTranslation('features/progress/dashboard');
  const { t: words } = useTranslation('features/results/levels');
  const format = useFormat();
  const monthName = useMonthName();
  const { score, level, month, change } = overall;
  const radarTitle =
    parts.category === null ? t('five_categories') : t('traits_of', { category: parts.category });
  return (
    <Card className="h-full">
      <div className="grid flex-1 gap-x-6 gap-y-8 sm:grid-cols-[4fr_6fr]">
        <div className="flex flex-col">
          <Heading level={2} size="label">
            {words('your_level')}
          </Heading>
          <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <Text as="span" size="figure">
              {format.score(score)}
            </Text>
            {change && (
              <span className="text-label font-medium">
                <ChangeNote change={change} month={month} />
              </span>
            )}
          </p>
          <p className="mt-3 mb-6 text-ui font-medium">
            <LevelName levels={model.levels} level={level} />
          </p>
          <div className="my-auto">
            <LevelPile score={score} title={words('your_level')} />
          </div>
        </div>
        <div className="flex flex-col border-line max-sm:border-t max-sm:pt-6 sm:border-l sm:pl-6">
          <Heading level={2} size="label" className="mb-2 flex flex-wrap justify-between gap-x-4">
            {radarTitle}
            {change && (
              <span className="text-small font-normal">
                {t('before', { month: monthName(change.since, month) })}
              </span>
            )}
          </Heading>
          <div className="my-auto">
            <Radar
              title={radarTitle}
              kind={parts.category === null ? 'category' : 'trait'}
              axes={parts.list}
            />
          </div>
        </div>
      </div>
    </Card>
  );
}
