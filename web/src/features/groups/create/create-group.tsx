import { lazy, Suspense } from 'react';
import type { CreateDialogProps } from './create-dialog.tsx';

const CreateDialog = lazy(() => import('./create-dialog.tsx'));

interface CreateGroupProps extends CreateDialogProps {
  isOpen: boolean;
}

/** The dialog in which a group is made; its code comes when it opens. */
export function CreateGroup({ isOpen, ...dialog }: CreateGroupProps) {
  return isOpen ? (
    <Suspense fallback={null}>
      <CreateDialog {...dialog} />
    </Suspense>
  ) : null;
}
