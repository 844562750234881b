import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const CaptureDialog = lazy(async () => ({
  default: (await import('./capture-dialog.tsx')).CaptureDialog,
}));

/** On a telephone, where the thumb is: a note in a line or two, which lands in Unfiled. */
export default function WriteDown() {
  const { t } = useTranslation('features/collection');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="fixed inset-x-4 bottom-4 z-raised md:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="focus-ring flex min-h-14 w-full cursor-pointer items-center rounded-full border border-line bg-raised px-6 text-ui text-ink-2 shadow-2"
      >
        {t('write_down')}
      </button>
      <Suspense>{isOpen && <CaptureDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
