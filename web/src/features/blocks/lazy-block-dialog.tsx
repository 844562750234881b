import { lazy, Suspense } from 'react';
import type { BlockDialogProps } from './block-dialog.tsx';

const LoadedDialog = lazy(() => import('./block-dialog.tsx'));

/** The same, loaded when it is asked for. */
export function BlockDialog(dialog: BlockDialogProps) {
  return (
    <Suspense>
      <LoadedDialog {...dialog} />
    </Suspense>
  );
}
