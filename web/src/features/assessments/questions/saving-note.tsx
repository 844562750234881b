import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { AlertIcon, CheckIcon } from '../../../shared/ui/icons.tsx';
import type { SavingState } from './answer-saver.ts';

interface SavingNoteProps {
  progress: SavingState['progress'];
  /** Whether there is anything saved to speak of. */
  hasAnswers: boolean;
  onRetry: () => void;
  onReload: () => void;
}

/** Says truthfully whether the answers have arrived; only trouble is announced. */
export function SavingNote({ progress, hasAnswers, onRetry, onReload }: SavingNoteProps) {
  const { t } = useTranslation('features/assessments/questions');
  const isOnline = useSyncExternalStore(followOnline, () => navigator.onLine);
  const inTrouble = progress === 'waiting' || progress === 'refused';
  return (
    <>
      {hasAnswers && !inTrouble && (
        <span className="flex items-center gap-1.5 text-small text-ink-2">
          {progress === 'idle' && <CheckIcon className="size-4 text-ok" />}
          {t(progress === 'idle' ? 'saving.saved' : 'saving.saving')}
        </span>
      )}
      <div role="status" className={inTrouble ? 'w-full' : 'sr-only'}>
        {inTrouble && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3 text-label">
            <AlertIcon className="text-ink-2" />
            <span className="min-w-0 flex-1 basis-48">
              {progress === 'refused'
                ? t('saving.refused')
                : t(isOnline ? 'saving.waiting' : 'saving.offline')}
            </span>
            <Button tone="ghost" size="small" onPress={progress === 'refused' ? onReload : onRetry}>
              {t(progress === 'refused' ? 'saving.reload' : 'saving.again')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function followOnline(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
