import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { AlertIcon, CheckIcon } from '../../../shared/ui/icons.tsx';
import type { SavingState } from './answer-saver.ts';

interface SavingNoteProps {
  progress: SavingState['progress'];
  /** Whether there is anything saved to speak of. */
  hasAnswers: boolean;
}

/** Says truthfully whether the answers have arrived, as long as there is no trouble. */
export function SavingNote({ progress, hasAnswers }: SavingNoteProps) {
  const { t } = useTranslation('features/assessments/questions');
  if (!hasAnswers || isTrouble(progress)) return null;
  return (
    <span className="flex items-center gap-1.5 text-small text-ink-2">
      {progress === 'idle' && <CheckIcon className="size-4 text-ok" />}
      {t(progress === 'idle' ? 'saving.saved' : 'saving.saving')}
    </span>
  );
}

interface SavingTroubleProps {
  progress: SavingState['progress'];
  onRetry: () => void;
  onReload: () => void;
}

/** Answers that have not arrived, announced; what happens next, and what one can do. */
export function SavingTrouble({ progress, onRetry, onReload }: SavingTroubleProps) {
  const { t } = useTranslation('features/assessments/questions');
  const isOnline = useSyncExternalStore(followOnline, () => navigator.onLine);
  const isRefused = progress === 'refused';
  return (
    <output className="block">
      {isTrouble(progress) && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3 text-label">
          <AlertIcon className="text-ink-2" />
          <span className="min-w-0 flex-1 basis-48">
            {isRefused ? t('saving.refused') : t(isOnline ? 'saving.waiting' : 'saving.offline')}
          </span>
          <Button tone="ghost" size="small" onPress={isRefused ? onReload : onRetry}>
            {t(isRefused ? 'saving.reload' : 'saving.again')}
          </Button>
        </div>
      )}
    </output>
  );
}

function isTrouble(progress: SavingState['progress']): boolean {
  return progress === 'waiting' || progress === 'refused';
}

function followOnline(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
