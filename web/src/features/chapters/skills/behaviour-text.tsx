import { useTranslation } from 'react-i18next';
import { levelTextColour } from '../../../shared/charts/levels.ts';
import { Highlighted } from '../../../shared/search/highlighted.tsx';
import { Text } from '../../../shared/ui/text.tsx';

interface BehaviourTextProps {
  level: number;
  /** Of the level. */
  name: string;
  text: string;
  words?: readonly string[];
  /** The reader stands on this level. */
  isOwn: boolean;
}

/** What people do on a level, beside its number in its colour. */
export function BehaviourText({ level, name, text, words = [], isOwn }: BehaviourTextProps) {
  const { t } = useTranslation('features/chapters/skills');
  return (
    <div className="grid grid-cols-[2.5rem_1fr] items-baseline">
      <Text aria-hidden="true" as="span" size="numeral" className={levelTextColour(level)}>
        {level}
      </Text>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3 text-small font-semibold text-ink-2">
          <span>
            <span className="sr-only">{t('level', { level })} · </span>
            {name}
          </span>
          {isOwn && <OwnLevelBadge />}
        </p>
        <p className="mt-1 text-ui">
          <Highlighted words={words}>{text}</Highlighted>
        </p>
      </div>
    </div>
  );
}

/** Marks the level on which the reader stands in a skill. */
export function OwnLevelBadge() {
  const { t } = useTranslation('features/chapters/skills');
  return (
    <span className="inline-block rounded-full bg-accent-soft px-2.5 py-0.5 text-small font-semibold text-accent">
      {t('you_stand_here')}
    </span>
  );
}
