import { isUuid } from '@stratum/contract/uuid';
import { useSearchParams } from 'react-router';
import { ArrivingGoal } from '../define/arriving-goal.tsx';
import { DefineStep } from '../define/define-step.tsx';
import { StepFrame } from './step-frame.tsx';

/** What is to be reached, and where that comes from. */
export default function DefineGoalPage() {
  const [query] = useSearchParams();
  const traitId = query.get('trait');
  const moduleId = query.get('module') ?? '';
  return (
    <StepFrame step="define">
      {traitId === null ? (
        <DefineStep />
      ) : (
        <ArrivingGoal
          traitId={traitId}
          attemptId={query.get('attempt')}
          moduleId={isUuid(moduleId) ? moduleId : null}
        />
      )}
    </StepFrame>
  );
}
