import type { TraitText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { levelTextColour } from '../../../shared/charts/levels.ts';
import { Text } from '../../../shared/ui/text.tsx';
import type { OwnLevels, Skills } from '../queries.ts';
import { OwnLevelBadge } from './behaviour-text.tsx';

interface ComparedLevelsProps {
  traits: readonly TraitText[];
  levels: Skills['levels'];
  own: OwnLevels;
}

/** Skills level by level, from the ground up; on a narrow screen one below the other. */
export function ComparedLevels({ traits, levels, own }: ComparedLevelsProps) {
  const { t } = useTranslation('features/chapters/skills');
  return (
    <ol>
      {levels.map(({ level, name }) => (
        <li key={level} className="border-t border-line py-6">
          <p className="flex items-baseline gap-3 text-small font-semibold text-ink-2">
            <Text aria-hidden="true" as="span" size="numeral" className={levelTextColour(level)}>
              {level}
            </Text>
            <span>
              <span className="sr-only">{t('level', { level })} · </span>
              {name}
            </span>
          </p>
          <dl className="mt-3 grid gap-x-12 gap-y-4 md:grid-cols-2">
            {traits.map((trait) => (
              <div key={trait.traitId}>
                <dt className="text-small font-semibold md:sr-only">{trait.name}</dt>
                <dd className="text-ui max-md:mt-1">
                  <p>{trait.behaviours[level - 1]}</p>
                  {own.get(trait.traitId) === level && (
                    <p className="mt-2">
                      <OwnLevelBadge />
                    </p>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
