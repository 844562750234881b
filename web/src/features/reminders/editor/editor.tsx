import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

export const ChangeForm = lazy(() => import('./change-form.tsx'));
export const AddForm = lazy(() => import('./add-form.tsx'));

interface EditorProps {
  title: string;
  isWide: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Beside the list where there is room; on a telephone a sheet. */
export function Editor({ title, isWide, onClose, children }: EditorProps) {
  const { t } = useTranslation('shared/ui');
  const content = <Suspense fallback={<Skeleton className="h-96" />}>{children}</Suspense>;
  if (!isWide) {
    return (
      <Dialog
        title={title}
        isOpen
        isDismissable={false}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        {content}
      </Dialog>
    );
  }
  return (
    <section
      aria-label={title}
      className="sticky top-5 rounded-card border border-line bg-surface p-6 shadow-1"
    >
      <div className="mb-1 flex items-start justify-between gap-4">
        <Heading level={2} size="label" className="wrap-anywhere">
          {title}
        </Heading>
        <IconButton label={t('close')} onPress={onClose} className="-mt-2.5 -mr-3">
          <CloseIcon />
        </IconButton>
      </div>
      {content}
    </section>
  );
}
