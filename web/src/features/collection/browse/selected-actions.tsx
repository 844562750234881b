import { collectionLimits } from '@stratum/contract/collection-words';
import type { Item } from '@stratum/contract/item';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { DeleteIcon } from '../../../shared/ui/icons.tsx';
import { AttachItem } from '../attached/lazy-attached.ts';
import {
  AttachIcon,
  LabelsIcon,
  MoveIcon,
  PinIcon,
  RestoreIcon,
  ShareIcon,
  TagIcon,
  UnpinIcon,
} from '../collection-icons.tsx';
import LabelsDialog from '../item/labels-dialog.tsx';
import { ShareDialog } from '../share/lazy-share.ts';
import { ActionBar, BarButton } from './action-bar.tsx';
import MoveDialog from './move-dialog.tsx';
import TagDialog from './tag-dialog.tsx';
import type { ItemDeeds } from './use-done.ts';
import type { Selection } from './use-selection.ts';

interface SelectedActionsProps {
  /** Those that are selected. */
  items: readonly Item[];
  isTrash: boolean;
  selection: Selection;
  deeds: ItemDeeds;
}

/** What can be done with the items that are selected. */
export default function SelectedActions({
  items,
  isTrash,
  selection,
  deeds,
}: SelectedActionsProps) {
  const { t } = useTranslation('features/collection');
  const Actions = isTrash ? TrashActions : OwnActions;
  return (
    <ActionBar
      text={t('selected', { count: items.length })}
      closeLabel={t('end_selection')}
      onClose={selection.clear}
    >
      <Actions items={items} selection={selection} deeds={deeds} />
    </ActionBar>
  );
}

function OwnActions({ items, selection, deeds }: Omit<SelectedActionsProps, 'isTrash'>) {
  const { t } = useTranslation('features/collection');
  const [asked, setAsked] = useState<'move' | 'tag' | 'labels' | 'attach' | 'share' | null>(null);
  const [only] = items;
  const arePinned = items.every(({ pinned }) => pinned);
  const close = () => setAsked(null);
  const then = (deed: Promise<void>) => {
    selection.clear();
    void deed;
  };
  return (
    <>
      <BarButton icon={<MoveIcon />} onPress={() => setAsked('move')}>
        {t('move')}
      </BarButton>
      {items.length === 1 ? (
        <BarButton icon={<LabelsIcon />} onPress={() => setAsked('labels')}>
          {t('rename')}
        </BarButton>
      ) : (
        <BarButton icon={<TagIcon />} onPress={() => setAsked('tag')}>
          {t('tag')}
        </BarButton>
      )}
      <BarButton
        // On a telephone five fit, and an item’s own menu pins too.
        className="max-sm:hidden"
        icon={arePinned ? <UnpinIcon /> : <PinIcon />}
        onPress={() => then(deeds.pin(items, !arePinned))}
      >
        {t(arePinned ? 'unpin' : 'pin')}
      </BarButton>
      <BarButton icon={<AttachIcon />} onPress={() => setAsked('attach')}>
        {t('attach_short')}
      </BarButton>
      <BarButton icon={<ShareIcon />} onPress={() => setAsked('share')}>
        {t('share_short')}
      </BarButton>
      <BarButton icon={<DeleteIcon />} onPress={() => then(deeds.remove(items))}>
        {t('remove')}
      </BarButton>
      <Suspense>
        {asked === 'move' && (
          <MoveDialog
            count={items.length}
            onChoose={(collectionId, name) => then(deeds.move(items, collectionId, name))}
            onClose={close}
          />
        )}
        {asked === 'attach' && <AttachItem items={items} onClose={close} />}
        {asked === 'share' && <ShareDialog items={items} onClose={close} />}
        {asked === 'tag' && <TagDialog items={items} onClose={close} />}
        {asked === 'labels' && only && <LabelsDialog item={only} onClose={close} />}
      </Suspense>
    </>
  );
}

function TrashActions({ items, selection, deeds }: Omit<SelectedActionsProps, 'isTrash'>) {
  const { t } = useTranslation('features/collection');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <BarButton
        icon={<RestoreIcon />}
        onPress={() => {
          selection.clear();
          void deeds.restore(items);
        }}
      >
        {t('restore')}
      </BarButton>
      <BarButton icon={<DeleteIcon />} onPress={() => setAsked(true)}>
        {t('erase')}
      </BarButton>
      <ConfirmDialog
        title={t('erase_title', { count: items.length })}
        isOpen={isAsked}
        onOpenChange={setAsked}
        cancel={t('cancel')}
        confirm={t('erase')}
        tone="danger"
        onConfirm={() => {
          setAsked(false);
          selection.clear();
          void deeds.erase(items.map(({ id }) => id));
        }}
      >
        <p className="text-ui">{t('erase_text', { days: collectionLimits.trashDays })}</p>
      </ConfirmDialog>
    </>
  );
}
