import { collectionLimits } from '@stratum/contract/collection-words';
import type { Item } from '@stratum/contract/item';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { changeItem } from '../data/item-writes.ts';
import { readTags } from '../item/labels-dialog.tsx';

interface TagDialogProps {
  items: readonly Item[];
  onClose: () => void;
}

/** Gives several items tags, besides those that they have. */
export default function TagDialog({ items, onClose }: TagDialogProps) {
  const { t } = useTranslation('features/collection');
  const [typed, setTyped] = useState('');
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    for (const item of items) {
      const tags = [...new Set([...item.tags, ...readTags(typed)])];
      if (tags.length > item.tags.length)
        changeItem(item, { tags: tags.slice(0, collectionLimits.tags) });
    }
    onClose();
  }
  return (
    <Dialog title={t('tag_title', { count: items.length })} isOpen onOpenChange={onClose}>
      <form onSubmit={submit} className="grid gap-6">
        <TextField
          label={t('tags')}
          description={t('tags_note')}
          value={typed}
          onChange={setTyped}
          // The one field of a dialog that was asked for.
          autoFocus
        />
        <DialogActions>
          <Button tone="plain" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('add')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
