import type { Milestone } from '@stratum/contract/goal';
import { useTranslation } from 'react-i18next';
import { AskButton } from './ask-button.tsx';

/** Below a milestone of one's own that is done: who has confirmed it, or whom to ask. */
export function MilestoneWitness({ milestone }: { milestone: Milestone }) {
  const { t } = useTranslation('features/boards/witness');
  const { witness } = milestone;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-3 pb-2.5 pl-14 text-label text-ink-2">
      {witness && <span>{t(`own.${witness.state}`, { name: witness.first_name })}</span>}
      {witness?.state !== 'confirmed' && (
        <AskButton milestone={milestone} asked={witness ?? null} />
      )}
    </p>
  );
}
