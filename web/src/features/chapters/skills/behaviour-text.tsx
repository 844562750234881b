import { useTranslation } from 'react-i18next';
import { levelTextColour } from '../../../shared/charts/levels.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { Marked } from '../search/marked.tsx';
import { YouStandHere } from './you-stand-here.tsx';

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
          {isOwn && <YouStandHere />}
        </p>
        <p className="mt-1 text-ui">
          <Marked words={words}>{text}</Marked>
        </p>
      </div>
    </div>
  );
}
