import { lazy, Suspense } from 'react';
import type { ReportDialogProps } from './report-dialog.tsx';

const LoadedDialog = lazy(() => import('./report-dialog.tsx'));

/** The same, loaded when it is asked for: it brings the schema library along. */
export function ReportDialog(dialog: ReportDialogProps) {
  return (
    <Suspense>
      <LoadedDialog {...dialog} />
    </Suspense>
  );
}
