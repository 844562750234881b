import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../../shared/navigation/use-focus-fallback.ts';
import { useSession } from '../../../shared/session/index.ts';
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
  const { isLoggedIn } = useSession();
  if (!hasAnswers || !isLoggedIn || progress === 'ended' || isTrouble(progress)) return null;
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
  return (
    <output className="block">
      {progress === 'waiting' && <Waiting onRetry={onRetry} />}
      {progress === 'refused' && <Refused onReload={onReload} />}
    </output>
  );
}

function Waiting({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('features/assessments/questions');
  const isOnline = useSyncExternalStore(followOnline, () => navigator.onLine);
  return (
    <Trouble
      text={t(isOnline ? 'saving.waiting' : 'saving.offline')}
      wayOut={t('saving.again')}
      onPress={onRetry}
    />
  );
}

function Refused({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('features/assessments/questions');
  return <Trouble text={t('saving.refused')} wayOut={t('saving.reload')} onPress={onReload} />;
}

function Trouble(props: { text: string; wayOut: string; onPress: () => void }) {
  const note = useFocusFallback<HTMLDivElement>();
  return (
    <div
      ref={note}
      className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3 text-label"
    >
      <AlertIcon className="text-warning" />
      <span className="min-w-0 flex-1 basis-48">{props.text}</span>
      <Button tone="ghost" size="small" onPress={props.onPress}>
        {props.wayOut}
      </Button>
    </div>
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
