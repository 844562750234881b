import { sharedItemEndpoints } from '@stratum/contract/endpoints/shared-items';
import type { MessageId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { newItemId } from '../data/new-item-id.ts';
import { SharedContent } from './shared-content.tsx';

interface SharedItemDialogProps {
  messageId: MessageId;
  title: string;
  /** Of what is one's own one has the item. */
  isOwn: boolean;
  /** Who it is from; null for who has left. */
  from: string | null;
  onClose: () => void;
}

/** What somebody has shared with a group: to be looked at, and to be kept. */
export default function SharedItemDialog(props: SharedItemDialogProps) {
  const { messageId, title, isOwn, from, onClose } = props;
  const { t } = useTranslation('features/collection/share');
  const read = useRoute(sharedItemEndpoints.sharedPersonalStuff, { params: { messageId } });
  const isGone = read.error?.code === 'not_found';
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {!isOwn && from !== null && (
        <p className="-mt-4 mb-5 text-label text-ink-2">{t('from', { from })}</p>
      )}
      {isGone ? (
        <EmptyState heading={t('gone')} text={t('gone_text')} />
      ) : (
        <QueryState reads={[read]} name={title} skeleton={<Skeleton className="h-60" />}>
          {read.data && <SharedContent shared={read.data} />}
          {read.data && !isOwn && <KeepActions messageId={messageId} onKept={onClose} />}
        </QueryState>
      )}
    </Dialog>
  );
}

function KeepActions({ messageId, onKept }: { messageId: MessageId; onKept: () => void }) {
  const { t } = useTranslation('features/collection/share');
  const keeping = useRouteMutation(sharedItemEndpoints.keepSharedPersonalStuff);
  // One for all tries.
  const [id] = useState(newItemId);
  const keep = () =>
    keeping.mutate(
      { body: { messageId, id } },
      {
        onSuccess: () => {
          toast.success(t('kept'));
          onKept();
        },
      },
    );
  return (
    <div className="mt-6 border-t border-line pt-4">
      <p className="text-label text-ink-2">{t('keep_text')}</p>
      <p role="alert" className="pt-2 text-label text-danger empty:hidden">
        {keeping.error?.message}
      </p>
      <DialogActions className="mt-4">
        <Button onPress={keep} isPending={keeping.isPending}>
          {t('keep')}
        </Button>
      </DialogActions>
    </div>
  );
}
