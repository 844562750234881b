import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { DialogProps } from './loaded-dialog.tsx';

const LoadedDialog = lazy(() => import('./loaded-dialog.tsx'));

/**
 * A modal dialog; on small screens a sheet that rises from the lower edge. Its code comes when it
 * opens first: overlays of React Aria weigh as much as all else that a page is built of.
 */
export function Dialog(dialog: DialogProps) {
  const [hasOpened, setHasOpened] = useState(dialog.isOpen);
  if (dialog.isOpen && !hasOpened) setHasOpened(true);
  // Stays when it closes, which is seen.
  return hasOpened ? (
    <Suspense>
      <LoadedDialog {...dialog} />
    </Suspense>
  ) : null;
}

/** The buttons at the foot of a dialog; the last one does what the dialog is for. */
export function DialogActions({ className = '', ...actions }: ComponentProps<'div'>) {
  return <div {...actions} className={`flex flex-wrap justify-end gap-3 ${className}`} />;
}
