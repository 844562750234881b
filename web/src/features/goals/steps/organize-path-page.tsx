import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useGoalDraft } from '../draft/use-goal-draft.ts';
import { MilestoneList } from '../path/milestone-list.tsx';
import { StepFrame } from './step-frame.tsx';

/** The milestones that lead there, and the steps of each. */
export default function OrganizePathPage() {
  const { t } = useTranslation('features/goals');
  const { source, organizeGoal } = useGoalDraft();
  const [openKey, setOpenKey] = useState<string | null>(organizeGoal.milestones[0]?.key ?? null);
  return (
    <StepFrame step="path" marked={openKey}>
      <header>
        <Heading level={1}>
          {source ? t('path.to_level', { level: source.toLevel }) : t('path.heading')}
        </Heading>
        <Text tone="quiet" size="lead" className="mt-3 max-w-measure">
          {t(source ? 'path.suggested' : 'path.text')}
        </Text>
      </header>
      <MilestoneList openKey={openKey} onOpen={setOpenKey} />
    </StepFrame>
  );
}
