import type { WinDay } from '@stratum/contract/wins';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { WinActions } from '../use-wins.ts';

const RulesForm = lazy(() => import('../dialogs/rules-form.tsx'));
const SkipForm = lazy(() => import('../dialogs/skip-form.tsx'));
const PauseForm = lazy(() => import('../dialogs/pause-form.tsx'));

export type OpenDialog = 'rules' | 'skip' | 'pause';

interface CheckInDialogsProps {
  open: OpenDialog | null;
  onClose: () => void;
  day: WinDay;
  today: string;
  wins: WinActions;
}

/** The forms behind the menu; their code comes when they are opened. */
export default function CheckInDialogs({ open, onClose, day, today, wins }: CheckInDialogsProps) {
  const { t } = useTranslation('features/daily-wins');
  return (
    <Dialog
      title={open ? t(`${open}.title`) : ''}
      isOpen={open !== null}
      onOpenChange={onClose}
      isDismissable={open !== 'rules'}
    >
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-80" />
          </Loading>
        }
      >
        {open === 'rules' && <RulesForm onClose={onClose} />}
        {open === 'skip' && (
          <SkipForm
            onSkip={(reason) => {
              wins.skip(day.date, reason);
              onClose();
            }}
          />
        )}
        {open === 'pause' && (
          <PauseForm
            today={today}
            onPause={(until) => {
              wins.pause(until);
              onClose();
            }}
          />
        )}
      </Suspense>
    </Dialog>
  );
}
