import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { invalidateAfter } from '../../../../shared/api/invalidate.ts';
import { useLeaveGuard } from '../../../../shared/navigation/use-leave-guard.ts';
import { useUnsentWork } from '../../../../shared/session/index.ts';
import { appStore } from '../../../../shared/state/app-store.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { TextButton } from '../../../../shared/ui/link.tsx';
import { UnsavedChanges } from '../../edit/unsaved-changes.tsx';
import { milestoneInputId } from '../../path/milestone-card.tsx';
import { PathEditor } from '../../path/path-editor.tsx';
import type { Details } from '../ticked-details.ts';
import { plannedDue } from './planned-due.ts';
import type { StepSync } from './step-sync.ts';
import { useStepSync } from './use-step-sync.ts';

interface StepsEditorProps {
  details: Details;
  onDone: () => void;
}

/** Milestones and steps, changed where they stand: shown at once, saved by themselves. */
export default function StepsEditor({ details, onDone }: StepsEditorProps) {
  const { t } = useTranslation('features/goals');
  const client = useQueryClient();
  const sync = useStepSync(details);
  const rows = useStore(sync.state, (state) => state.rows);
  const [openKey, setOpenKey] = useState<string | null>(details.nextStep?.milestoneId ?? null);
  const [isUnnamed, setUnnamed] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const { goalStartDate, goalEndDate } = details.goal;
  useEffect(
    () => () => void sync.finish().then(() => invalidateAfter(goalEndpoints.goalUpdate, client)),
    [sync, client],
  );

  async function close(): Promise<void> {
    const unnamed = sync.unnamed();
    setUnnamed(unnamed !== undefined);
    if (unnamed) return document.getElementById(milestoneInputId(unnamed.key))?.focus();
    setClosing(true);
    // To find what is left of 2,500 steps is a task of its own, after that of the press.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    const isDone = await sync.finish();
    if (isDone) {
      // Its steps go in pieces while the goal is read again.
      setOpenKey(null);
      await invalidateAfter(goalEndpoints.goalUpdate, client);
    }
    setClosing(false);
    if (isDone) onDone();
  }

  return (
    <>
      <PathEditor
        milestones={rows}
        due={plannedDue(rows, goalEndDate)}
        goalStartDate={goalStartDate}
        goalEndDate={goalEndDate}
        update={sync.update}
        openKey={openKey}
        onOpen={setOpenKey}
      />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <SyncNote sync={sync} isUnnamed={isUnnamed} />
        <Button onPress={() => void close()} isPending={isClosing}>
          {t('editor.done')}
        </Button>
      </div>
      <LeaveGuard sync={sync} />
    </>
  );
}

function SyncNote({ sync, isUnnamed }: { sync: StepSync; isUnnamed: boolean }) {
  const { t } = useTranslation('features/goals');
  const { phase, problem } = useStore(sync.state);
  return (
    <div className="min-w-0 flex-1 text-label">
      <p role="alert" className="text-danger empty:hidden">
        {isUnnamed && t('editor.unnamed')}
        {phase === 'failed' && t('editor.failed', { problem })}
      </p>
      {phase === 'failed' && (
        <TextButton onClick={() => void sync.finish()}>{t('editor.again')}</TextButton>
      )}
      <p className="text-ink-2">
        {phase === 'saving' && t('editor.saving')}
        {phase === 'saved' && !isUnnamed && t('editor.saved')}
      </p>
    </div>
  );
}

/** Whoever goes elsewhere waits for what is being sent, and is asked only where that fails. */
function LeaveGuard({ sync }: { sync: StepSync }) {
  const { t } = useTranslation('features/goals');
  const phase = useStore(sync.state, (state) => state.phase);
  const blocker = useLeaveGuard(
    () => !sync.isSaved(),
    () => !appStore.getState().isLoggedIn,
  );
  useUnsentWork(phase !== 'saved', t('edit.work'));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void sync.finish().then((isDone) => {
      if (isDone && sync.isSaved()) blocker.proceed();
    });
  }, [blocker, sync]);
  return (
    <UnsavedChanges
      isOpen={blocker.state === 'blocked' && (phase === 'failed' || sync.unnamed() !== undefined)}
      onStay={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}
