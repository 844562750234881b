import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../../shared/navigation/use-focus-fallback.ts';
import { useSession } from '../../../shared/session/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { AlertIcon, CheckIcon } from '../../../shared/ui/icons.tsx';
import type { SavingProgress } from './answer-savers.ts';

interface SavingStatusProps {
  progress: SavingProgress;
  /** Whether there is anything saved to speak of. */
  hasAnswers: boolean;
}

/** Whether the answers have arrived, as long as saving works. */
export function SavingStatus({ progress, hasAnswers }: SavingStatusProps) {
  const { t } = useTranslation('features/assessments/questions');
  const { isLoggedIn } = useSession();
  if (!hasAnswers || !isLoggedIn || isProblem(progress)) return null;
  return (
    <span className="flex items-center gap-1.5 text-small text-ink-2">
      {progress === 'idle' && <CheckIcon className="size-4 text-ok" />}
      {t(progress === 'idle' ? 'saving.saved' : 'saving.saving')}
    </span>
  );
}

interface SavingProblemProps {
  progress: SavingProgress;
  onRetry: () => void;
  onReload: () => void;
}

/** Why answers have not arrived, and what can be done; announced. */
export function SavingProblem({ progress, onRetry, onReload }: SavingProblemProps) {
  return (
    <output className="block">
      {progress === 'retrying' && <Retrying onRetry={onRetry} />}
      {progress === 'rejected' && <Rejected onReload={onReload} />}
    </output>
  );
}

function Retrying({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('features/assessments/questions');
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  return (
    <ProblemNotice
      text={t(isOnline ? 'saving.waiting' : 'saving.offline')}
      action={t('saving.again')}
      onPress={onRetry}
    />
  );
}

function Rejected({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('features/assessments/questions');
  return (
    <ProblemNotice text={t('saving.refused')} action={t('saving.reload')} onPress={onReload} />
  );
}

function ProblemNotice(props: { text: string; action: string; onPress: () => void }) {
  const note = useFocusFallback<HTMLDivElement>();
  return (
    <div
      ref={note}
      className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3 text-label"
    >
      <AlertIcon className="text-warning" />
      <span className="min-w-0 flex-1 basis-48">{props.text}</span>
      <Button tone="ghost" size="small" onPress={props.onPress}>
        {props.action}
      </Button>
    </div>
  );
}

function isProblem(progress: SavingProgress): boolean {
  return progress === 'retrying' || progress === 'rejected';
}

function subscribeOnline(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
