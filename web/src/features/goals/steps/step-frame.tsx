import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { useUnsentWork } from '../../../shared/session/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useGoalDraft, useKeptDraft } from '../draft/use-goal-draft.ts';
import { PlanCard } from '../plan/plan-card.tsx';
import { usePlanWords } from '../plan/use-plan-words.ts';
import { type GoalStep, goalSteps, stepBeside, stepPaths } from './goal-steps.ts';
import { StepBar } from './step-bar.tsx';
import { useStartGoal } from './use-start-goal.ts';

interface StepFrameProps {
  step: GoalStep;
  /** The milestone that is being changed, filled in the drawing. */
  marked?: string | null;
  children: ReactNode;
}

/** What the four steps share: how far one is, the plan so far, and the way on. */
export function StepFrame({ step, marked = null, children }: StepFrameProps) {
  const { t } = useTranslation('features/goals');
  const draft = useGoalDraft();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const { form, start } = useStartGoal(step);
  const next = stepBeside(step, 1);
  useUnsentWork(useKeptDraft() !== null, t('draft.work'));
  const goOn = next ? () => void navigate(localPath(stepPaths[next])) : start;
  return (
    <RouteForm
      form={{ ...form, submit: (event) => (event?.preventDefault(), goOn()) }}
      className="flex min-h-[calc(100svh-72px)] flex-col"
    >
      <PageTitle>{t('step_title', { step: t(`step.${step}.short`) })}</PageTitle>
      <StepBar step={step} />
      <div className="wrap grid flex-1 items-start gap-x-24 gap-y-10 py-8 md:grid-cols-[minmax(0,640px)_minmax(0,1fr)] md:py-10">
        <div className="grid gap-8">
          {children}
          <FormAlert failure={form.failure} others={form.others} />
        </div>
        <div className="hidden md:sticky md:top-24 md:block">
          <PlanCard
            draft={draft}
            marked={marked}
            onStart={next && start}
            isSending={form.isSending}
          />
        </div>
      </div>
      <StepFoot step={step} onStart={start} isSending={form.isSending} />
    </RouteForm>
  );
}

interface StepFootProps {
  step: GoalStep;
  onStart: () => void;
  isSending: boolean;
}

/** Always in view: back, how far, on. On a telephone the plan is said here, and can be started as it is. */
function StepFoot({ step, onStart, isSending }: StepFootProps) {
  const { t } = useTranslation('features/goals');
  const plan = usePlanWords(useGoalDraft());
  const before = stepBeside(step, -1);
  const next = stepBeside(step, 1);
  return (
    <div className="sticky bottom-0 z-raised border-t border-line bg-surface">
      <div className="wrap flex items-center justify-between gap-5 py-4 max-md:flex-col max-md:gap-1">
        <span className="max-md:hidden">
          {before && (
            <TextLink to={stepPaths[before]}>
              {t('back', { step: t(`step.${before}.name`) })}
            </TextLink>
          )}
        </span>
        {!before && (
          <Text size="small" tone="quiet" className="pb-1 text-center md:hidden">
            {plan.path}. {plan.span}
          </Text>
        )}
        <div className="flex items-center gap-5 max-md:w-full">
          <Text size="small" tone="quiet" className="max-md:hidden">
            {t('step_of', { number: goalSteps.indexOf(step) + 1, of: goalSteps.length })}
          </Text>
          <Button type="submit" isPending={isSending && !next} className="max-md:flex-1">
            {next ? t('next', { step: t(`step.${next}.name`) }) : t('start')}
            {next && <ChevronIcon className="size-4 -rotate-90" />}
          </Button>
        </div>
        {!before && (
          <Button
            tone="plain"
            size="small"
            isPending={isSending}
            onPress={onStart}
            className="md:hidden"
          >
            {t('plan.start')}
          </Button>
        )}
      </div>
    </div>
  );
}
