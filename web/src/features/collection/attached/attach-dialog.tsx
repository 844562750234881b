import type { AttachmentTarget } from '@stratum/contract/attachments';
import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { Item } from '@stratum/contract/item';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useRested } from '../../../shared/ui/use-rested.ts';
import { TypeIcon } from '../collection-icons.tsx';
import type { Target } from './target.ts';

/** So many stand to choose from; the search finds the others. */
const shown = 20;

interface AttachDialogProps {
  targets: readonly Target[];
  onChoose: (item: Item, to: AttachmentTarget) => void;
  onClose: () => void;
}

/** Asks which item is meant, and where there are several what it goes to. */
export default function AttachDialog({ targets, onChoose, onClose }: AttachDialogProps) {
  const { t } = useTranslation('features/collection/attached');
  const [place, setPlace] = useState(0);
  const [typed, setTyped] = useState('');
  const search = useRested(typed.trim());
  const found = useRoute(
    collectionEndpoints.getPersonalStuff,
    { query: { limit: shown, ...(search !== '' && { search }) } },
    { placeholderData: keepPreviousData },
  );
  const items = found.data?.items ?? [];
  const to = targets[place]?.to;
  return (
    <Dialog title={t('dialog')} isOpen onOpenChange={onClose}>
      {targets.length > 1 && (
        <Select
          label={t('where')}
          value={String(place)}
          onChange={(value) => setPlace(Number(value))}
          className="mb-4"
        >
          {targets.map(({ label }, at) => (
            <option key={at} value={at}>
              {label}
            </option>
          ))}
        </Select>
      )}
      <input
        type="search"
        dir="auto"
        value={typed}
        maxLength={100}
        aria-label={t('search')}
        placeholder={t('search')}
        onChange={({ target }) => setTyped(target.value)}
        className="field-box px-4 placeholder:text-ink-2"
      />
      <QueryState
        reads={[found]}
        name={t('dialog')}
        skeleton={<Skeleton className="h-60" />}
        className="mt-3"
      >
        <ul className="-mx-3 max-h-[50svh] overflow-y-auto">
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                onClick={() => to && onChoose(item, to)}
                className="focus-ring-inset flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-md px-3 text-left text-ui hover:bg-hover"
              >
                <TypeIcon type={item.type} className="flex-none text-ink-2" />
                <span className="min-w-0 wrap-anywhere" translate="no">
                  {item.title}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div role="status">
          {found.data && items.length === 0 && (
            <Text tone="quiet">{t(search === '' ? 'empty' : 'nothing_found')}</Text>
          )}
        </div>
      </QueryState>
    </Dialog>
  );
}
