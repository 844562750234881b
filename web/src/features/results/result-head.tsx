import { skillsInCategory } from '@stratum/contract/change';
import { Trans, useTranslation } from 'react-i18next';
import { LevelPile } from '../../shared/charts/level-pile.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { useFocusHeadingOnMount } from '../../shared/navigation/use-focus-heading-on-mount.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { changeSince } from './levels/change.ts';
import { ChangeNote, useLowerThan } from './levels/change-note.tsx';
import { LevelName, levelText } from './levels/level-name.tsx';
import type { ModelNames, Result } from './queries.ts';

/** The figure, the level in words and as a pile, and what the level looks like. */
export function ResultHead({ result, model }: { result: Result; model: ModelNames }) {
  const { t } = useTranslation('features/results');
  const { t: tLevels } = useTranslation('features/results/levels');
  const format = useFormat();
  const { attempt, previous } = result;
  const { level, score, month } = attempt;
  const text = levelText(model.levels, level);
  const category = model.categories.find((each) => each.categoryType === attempt.categoryType);
  const change = changeSince(attempt, previous, skillsInCategory);
  const lowerThan = useLowerThan();
  const heading = useFocusHeadingOnMount<HTMLHeadingElement>();
  return (
    <div className="grid items-center gap-x-24 gap-y-12 md:grid-cols-[1fr_auto]">
      <div>
        <p className="text-ui text-ink-2">
          <Trans
            t={t}
            i18nKey="taken_on"
            values={{ category: category?.name, date: format.date(attempt.completedAt) }}
            components={{ time: <time dateTime={attempt.completedAt} /> }}
          />
        </p>
        <p className="mt-5 flex flex-wrap items-baseline gap-x-5 gap-y-2">
          <Text as="span" size="figure">
            {format.score(score)}
          </Text>
          <span className="text-ui font-medium">
            <LevelName levels={model.levels} level={level} />
          </span>
          {change && (
            <span className="text-ui font-medium">
              <ChangeNote change={change} month={month} />
            </span>
          )}
        </p>
        <Heading ref={heading} tabIndex={-1} level={1} className="mt-5 outline-none">
          {tLevels('stands_on', { level, name: text?.name })}
        </Heading>
        <Heading level={2} size="label" className="mt-8">
          {t('looks_like')}
        </Heading>
        <p className="mt-2 max-w-measure text-lead">{text?.line}</p>
        <p className="mt-2 max-w-measure text-ink-2">{text?.description}</p>
        {change?.direction === 'down' && (
          <p className="mt-6 max-w-measure border-l-2 border-line pl-5 text-ui text-ink-2">
            {lowerThan(change, month)}
          </p>
        )}
        {previous && previous.contentVersion !== attempt.contentVersion && (
          <p className="mt-6 max-w-measure text-ui text-ink-2">{t('reworded_since')}</p>
        )}
      </div>
      <div className="w-full max-w-70 md:w-70">
        <LevelPile score={score} title={category?.name ?? ''} />
      </div>
    </div>
  );
}
