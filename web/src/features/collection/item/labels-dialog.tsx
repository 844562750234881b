import { type CategorySlug, readCategory } from '@stratum/contract/categories';
import { collectionLimits } from '@stratum/contract/collection-words';
import type { Item } from '@stratum/contract/item';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useLevels, useTraits } from '../../results/index.ts';
import { changeItem } from '../data/item-writes.ts';

interface LabelsDialogProps {
  item: Item;
  onClose: () => void;
}

/** What is said of an item besides what is in it: its title, its tags, and what it is about. */
export default function LabelsDialog({ item, onClose }: LabelsDialogProps) {
  const { t } = useTranslation('features/collection');
  const [title, setTitle] = useState(item.title);
  const [tags, setTags] = useState(item.tags.join(', '));
  const [category, setCategory] = useState<CategorySlug | null>(item.categoryType);
  const [trait, setTrait] = useState<string | null>(item.traitId);
  const [problem, setProblem] = useState<string>();
  const categories = useLevels().data?.categories ?? [];
  const traits = useTraits().data?.traits ?? [];

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (title.trim() === '') return setProblem(t('title_missing'));
    changeItem(item, {
      title: title.trim(),
      tags: readTags(tags),
      categoryType: category,
      traitId: trait,
    });
    onClose();
  }

  return (
    <Dialog title={t('labels')} isOpen isDismissable={false} onOpenChange={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <TextField
          label={t('item_title')}
          value={title}
          onChange={setTitle}
          maxLength={collectionLimits.titleLength}
          error={problem}
        />
        <TextField label={t('tags')} description={t('tags_note')} value={tags} onChange={setTags} />
        <Select
          label={t('category')}
          value={category ?? ''}
          onChange={(value) => {
            setCategory(readCategory(value));
            setTrait(null);
          }}
        >
          <option value="">{t('no_category')}</option>
          {categories.map(({ categoryType, name }) => (
            <option key={categoryType} value={categoryType}>
              {name}
            </option>
          ))}
        </Select>
        {category !== null && (
          <Select
            label={t('trait')}
            value={trait ?? ''}
            onChange={(value) => setTrait(value === '' ? null : value)}
          >
            <option value="">{t('no_trait')}</option>
            {traits
              .filter(({ categoryType }) => categoryType === category)
              .map(({ traitId, name }) => (
                <option key={traitId} value={traitId}>
                  {name}
                </option>
              ))}
          </Select>
        )}
        <DialogActions>
          <Button tone="plain" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('save')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** `#evening, two weeks`: as many as an item may have, each once. */
export function readTags(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim().replace(/^#+/, '').slice(0, collectionLimits.tagLength).trim())
    .filter((tag) => tag !== '');
  return [...new Set(tags)].slice(0, collectionLimits.tags);
}
