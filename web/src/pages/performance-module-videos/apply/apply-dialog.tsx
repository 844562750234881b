import type { Module } from '@stratum/contract/performance';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ApplyForm } from './apply-form.tsx';

interface ApplyDialogProps {
  module: Module;
  onClose: () => void;
}

/** Where the act shall live. */
export default function ApplyDialog({ module, onClose }: ApplyDialogProps) {
  const { t } = useTranslation('pages/performance-module-videos');
  return (
    <Dialog
      title={t('apply.title')}
      isOpen
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <ApplyForm module={module} onClose={onClose} />
    </Dialog>
  );
}
