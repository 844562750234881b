import type { GoalId } from '@stratum/contract/ids';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

interface ShareGoalProps {
  goal: { readonly id: GoalId; readonly goalName: string };
}

/** Shows a goal to a group. */
export function ShareGoal({ goal }: ShareGoalProps) {
  const { t } = useTranslation('features/boards/witness');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="ghost" onPress={() => setOpen(true)}>
        {t('share.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog goal={goal} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
