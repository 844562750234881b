import { dayNumber } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { IfThenPlan } from '../../reminders/index.ts';
import { Hillside } from '../hillside/hillside.tsx';
import { GoalPicture } from '../picture/goal-picture.tsx';
import { type Details, isCompleted } from './ticked-details.ts';

/** What may come in between, and what is done then. */
export function ObstacleCard({ goal: { obstacle, ifThen } }: Pick<Details, 'goal'>) {
  const { t } = useTranslation('features/goals/details');
  if (!obstacle && !ifThen) return null;
  return (
    <Card title={t('obstacle.title')}>
      <IfThenPlan obstacle={obstacle} ifThen={ifThen} />
    </Card>
  );
}

/** The way as it is planned, and what waits at its end. */
export function RewardCard({ details }: { details: Details }) {
  const { t } = useTranslation('features/goals/details');
  const format = useFormat();
  const { goal, milestones } = details;
  const { goalStartDate, goalEndDate, source, reward, image } = goal;
  const start = dayNumber(goalStartDate);
  const length = Math.max(1, dayNumber(goalEndDate) - start);
  const ledges = milestones
    .map((milestone) => ({ ...milestone, day: milestone.dueDate ?? goalEndDate }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map((milestone) => ({
      key: milestone.id,
      share: (dayNumber(milestone.day) - start) / length,
      day: format.dayShort(milestone.day),
      isMarked: isCompleted(milestone),
    }));
  const finished = ledges.filter(({ isMarked }) => isMarked).length;
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface shadow-1">
      <div className="sky">
        <Hillside
          ledges={ledges}
          levels={source && { from: source.fromLevel, to: source.toLevel }}
          label={t('way', { finished, count: milestones.length })}
        />
      </div>
      {image && (
        <div className="px-6 pt-6 last:pb-6">
          <GoalPicture fileId={image} />
        </div>
      )}
      {reward && (
        <div className="p-6">
          <h2 className="text-ui font-semibold text-ink-2">{t('reward')}</h2>
          <p className="mt-1.5 wrap-anywhere">{reward}</p>
        </div>
      )}
    </section>
  );
}
