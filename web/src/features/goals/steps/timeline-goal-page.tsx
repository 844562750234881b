import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useGoalDraft } from '../draft/use-goal-draft.ts';
import { PlanPicture } from '../plan/plan-picture.tsx';
import { usePlanWords } from '../plan/use-plan-words.ts';
import { TimelineDays } from '../timeline/timeline-days.tsx';
import { StepFrame } from './step-frame.tsx';

/** From when to when, and by which day each milestone. */
export default function TimelineGoalPage() {
  const { t } = useTranslation('features/goals');
  const format = useFormat();
  const draft = useGoalDraft();
  const plan = usePlanWords(draft);
  return (
    <StepFrame step="timeline">
      <header>
        <Heading level={1}>
          {t('timeline.heading', { day: format.dayMonth(draft.timelineGoal.goalEndDate) })}
        </Heading>
        <Text tone="quiet" size="lead" className="mt-3" aria-live="polite">
          {draft.organizeGoal.milestones.length === 0
            ? t('timeline.empty', { weeks: plan.weeks })
            : t('timeline.text', { plan: plan.path, weeks: plan.weeks })}
        </Text>
      </header>
      <TimelineDays>
        <PlanPicture draft={draft} className="rounded-card border border-line md:hidden" />
      </TimelineDays>
    </StepFrame>
  );
}
