import type { ItemDetails } from '@stratum/contract/item';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action, ActionMenu } from '../../../shared/ui/action-menu.tsx';
import type { ShownControls } from '../address/use-shown.ts';
import { AttachItem } from '../attached/lazy-attached.ts';
import MoveDialog from '../browse/move-dialog.tsx';
import { useDone } from '../browse/use-done.ts';
import { ShareDialog } from '../share/lazy-share.ts';
import { ExportNoteDialog } from '../transfer/lazy-transfer.ts';
import LabelsDialog from './labels-dialog.tsx';

interface ItemMenuProps {
  item: ItemDetails;
  controls: ShownControls;
}

/** What is done with an item that is open. */
export function ItemMenu({ item, controls }: ItemMenuProps) {
  const { t } = useTranslation('features/collection');
  const deeds = useDone();
  const [asked, setAsked] = useState<'labels' | 'move' | 'attach' | 'export' | 'share' | null>(
    null,
  );
  const close = () => setAsked(null);
  const some = [item];
  const leave = () => controls.show({ item: null, isNew: false });
  if (item.deletedAt !== null) {
    return (
      <ActionMenu label={t('item_actions')}>
        <Action onAction={() => void deeds.restore(some)}>{t('restore')}</Action>
      </ActionMenu>
    );
  }
  return (
    <>
      <ActionMenu label={t('item_actions')}>
        <Action onAction={() => setAsked('labels')}>{t('labels')}</Action>
        <Action onAction={() => setAsked('move')}>{t('move')}</Action>
        <Action onAction={() => void deeds.pin(some, !item.pinned)}>
          {t(item.pinned ? 'unpin' : 'pin')}
        </Action>
        <Action onAction={() => setAsked('attach')}>{t('attach')}</Action>
        <Action onAction={() => setAsked('share')}>{t('share')}</Action>
        {item.type === 'note' && <Action onAction={() => setAsked('export')}>{t('export')}</Action>}
        <Action onAction={() => void deeds.remove(some).then(leave)}>{t('remove')}</Action>
      </ActionMenu>
      <Suspense>
        {asked === 'labels' && <LabelsDialog item={item} onClose={close} />}
        {asked === 'attach' && <AttachItem items={some} onClose={close} />}
        {asked === 'share' && <ShareDialog items={some} onClose={close} />}
        {asked === 'export' && <ExportNoteDialog note={item} onClose={close} />}
        {asked === 'move' && (
          <MoveDialog
            count={1}
            onChoose={(collectionId, name) => {
              close();
              void deeds.move(some, collectionId, name);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
