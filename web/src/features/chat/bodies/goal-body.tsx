import type { Message } from '@stratum/contract/message';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { TextLink } from '../../../shared/ui/link.tsx';
import { goalPath } from '../../goals/index.ts';
import { CardFrame, CardTitle } from './card-frame.tsx';
import { MilestoneBar } from './milestone-bar.tsx';

type SharedGoal = Extract<NonNullable<Message['attachment']>, { goal: unknown }>['goal'];

interface GoalBodyProps {
  /** Null once it is shown no more. */
  goal: SharedGoal | null;
  isOwn: boolean;
  /** Who confirms its milestones. */
  witness: ReactNode;
}

/** A goal as it is now. */
export function GoalBody({ goal, isOwn, witness }: GoalBodyProps) {
  const { t } = useTranslation('features/chat/bodies');
  const format = useFormat();
  if (!goal) return <p className="text-ui text-ink-2">{t('goal.gone')}</p>;
  const [figure, sign] = format.percentParts(goal.progress);
  const days = { from: format.dayShort(goal.goalStartDate), to: format.day(goal.goalEndDate) };
  return (
    <CardFrame>
      <p className="text-small text-ink-2">{t('goal.kind')}</p>
      <div className="flex items-baseline justify-between gap-4">
        <CardTitle>{goal.goalName}</CardTitle>
        <p className="flex-none">
          <span className="font-display text-numeral font-light tabular-nums">{figure}</span>
          <span className="text-small text-ink-2">{sign}</span>
        </p>
      </div>
      <MilestoneBar goal={goal} />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-label text-ink-2">
          {goal.status === 'Completed' ? t('goal.completed') : t('goal.days', days)}
        </p>
        {isOwn && (
          <TextLink to={goalPath(goal.goalId)} className="text-label font-medium">
            {t('goal.open')}
          </TextLink>
        )}
      </div>
      {witness}
    </CardFrame>
  );
}
