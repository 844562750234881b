import { isUuid } from '@stratum/contract/uuid';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { DefineSkeleton } from '../define/define-skeleton.tsx';
import { DefineStep } from '../define/define-step.tsx';
import { StepFrame } from './step-frame.tsx';

/** Not for who begins with an empty page. */
const ArrivingGoal = lazy(() => import('../define/arriving-goal.tsx'));

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
        <Suspense fallback={<DefineSkeleton />}>
          <ArrivingGoal
            traitId={traitId}
            attemptId={query.get('attempt')}
            moduleId={isUuid(moduleId) ? moduleId : null}
          />
        </Suspense>
      )}
    </StepFrame>
  );
}
