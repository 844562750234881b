import type { Chapter } from '@stratum/contract/chapters';
import { useTranslation } from 'react-i18next';
import { levelTextColour } from '../../../shared/charts/levels.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { skillPath } from '../skills/skill-choice.ts';

interface SignsProps {
  signs: Chapter['signs'];
  /** The upper level of the chapter's step. */
  level: number;
}

/** What the level that the step leads to looks like in three skills. */
export function Signs({ signs, level }: SignsProps) {
  const { t } = useTranslation('features/chapters/chapter');
  return (
    <section className="mt-12" aria-labelledby="signs" data-section="">
      <Heading id="signs" level={2} size="label">
        {t('signs', { level })}
      </Heading>
      <ul className="mt-3 border-b border-line">
        {signs.map(({ traitId, name, behaviour }) => (
          <li
            key={traitId}
            className="grid grid-cols-[2.5rem_1fr] items-baseline border-t border-line py-5"
          >
            <Text aria-hidden="true" as="span" size="numeral" className={levelTextColour(level)}>
              {level}
            </Text>
            <div>
              <h3 className="text-ui">
                <TextLink to={skillPath({ trait: traitId, level })}>{name}</TextLink>
              </h3>
              <p className="mt-1.5">{behaviour}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
