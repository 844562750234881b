import { habits } from '@stratum/contract/habits';
import type { WinDay } from '@stratum/contract/wins';
import { useTranslation } from 'react-i18next';

const sizes = { small: 'size-2', normal: 'size-2.5' };

interface FiveDotsProps {
  wins: WinDay['wins'];
  size?: keyof typeof sizes;
}

/** Which of the five were done on a day, always in the same order. */
export function FiveDots({ wins, size = 'normal' }: FiveDotsProps) {
  const { t } = useTranslation('features/daily-wins');
  const done = habits.filter((habit) => wins[habit]);
  const label = done.map((habit) => t(`habit.${habit}`)).join(', ');
  return (
    <span role="img" aria-label={label || t('none_done')} className="inline-flex gap-2">
      {habits.map((habit) => (
        <FiveDot key={habit} isDone={wins[habit]} size={size} />
      ))}
    </span>
  );
}

/** One of them; its words stand beside it. */
export function FiveDot({
  isDone,
  size = 'normal',
}: {
  isDone: boolean;
  size?: 'small' | 'normal';
}) {
  return (
    <span
      aria-hidden="true"
      className={`flex-none rounded-full border forced-color-adjust-none ${sizes[size]} ${isDone ? 'border-ok bg-ok' : 'border-field'}`}
    />
  );
}
