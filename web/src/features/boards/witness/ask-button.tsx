import type { Witness } from '@stratum/contract/goal';
import type { GroupId, MilestoneId } from '@stratum/contract/ids';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../shared/ui/link.tsx';

const AskDialog = lazy(() => import('./ask-dialog.tsx'));

interface AskButtonProps {
  milestone: { readonly id: MilestoneId; readonly milestoneName: string };
  /** The group that one asks in; chosen where absent. */
  groupId?: GroupId;
  /** Who was asked before. */
  asked: Pick<Witness, 'userId' | 'state'> | null;
}

/** Asks a member of a group to confirm a milestone, or another one, or once more. */
export function AskButton({ milestone, groupId, asked }: AskButtonProps) {
  const { t } = useTranslation('features/boards/witness');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <TextButton className="text-label" onClick={() => setAsking(true)}>
        {t(asked === null ? 'ask' : asked.state === 'proof' ? 'ask_again' : 'ask_other')}
      </TextButton>
      {isAsking && (
        <Suspense fallback={null}>
          <AskDialog
            milestone={milestone}
            groupId={groupId ?? null}
            asked={asked?.userId ?? null}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
