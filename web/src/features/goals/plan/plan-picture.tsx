import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { dueDays } from '../draft/due-days.ts';
import type { GoalDraft } from '../draft/goal-draft.ts';
import { Hillside } from '../hillside/hillside.tsx';
import { planLedges } from './use-plan-words.ts';

interface PlanPictureProps {
  draft: GoalDraft;
  /** The milestone that is being changed. */
  marked?: string | null;
  className?: string;
}

/** The plan as a hillside, which its label says in words. */
export function PlanPicture({ draft, marked = null, className = '' }: PlanPictureProps) {
  const { t } = useTranslation('features/goals');
  const format = useFormat();
  const { source, organizeGoal } = draft;
  const levels = source && { from: source.fromLevel, to: source.toLevel };
  const due = dueDays(draft);
  const stations = organizeGoal.milestones.map(({ milestoneName }, index) =>
    t('plan.station', {
      name: milestoneName || t('path.unnamed'),
      day: format.dayMonth(due[index] ?? ''),
    }),
  );
  const way = levels ? t('plan.way', levels) : t('plan.own_way');
  return (
    <div className={`sky overflow-hidden ${className}`}>
      <Hillside
        ledges={planLedges(draft, format.dayShort, marked)}
        levels={levels}
        label={[way, ...stations].join(' ')}
      />
    </div>
  );
}
