import type { GroupId } from '@stratum/contract/ids';
import { lazy, Suspense } from 'react';

const CreateDialog = lazy(() => import('./create-dialog.tsx'));

export interface CreateGroupProps {
  isOpen: boolean;
  onClose: () => void;
  /** The group is there, and its maker is its admin. */
  onCreated: (groupId: GroupId) => void;
}

/** The dialog in which a group is made; its code comes when it opens. */
export function CreateGroup({ isOpen, ...dialog }: CreateGroupProps) {
  return isOpen ? (
    <Suspense fallback={null}>
      <CreateDialog {...dialog} />
    </Suspense>
  ) : null;
}
