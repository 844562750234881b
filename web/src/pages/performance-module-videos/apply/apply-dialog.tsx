import type { Module } from '@stratum/contract/performance';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const ApplyForm = lazy(() => import('./apply-form.tsx'));

interface ApplyDialogProps {
  module: Module;
  isOpen: boolean;
  onClose: () => void;
}

/** Where the act shall live; the form’s code comes when it is opened. */
export function ApplyDialog({ module, isOpen, onClose }: ApplyDialogProps) {
  const { t } = useTranslation('pages/performance-module-videos');
  return (
    <Dialog
      title={t('apply.title')}
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-80" />
          </Loading>
        }
      >
        <ApplyForm module={module} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
