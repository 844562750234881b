import type { CollectionId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useCollections } from '../data/use-items.ts';

interface MoveDialogProps {
  count: number;
  onChoose: (collectionId: CollectionId | null, name: string) => void;
  onClose: () => void;
}

const row =
  'focus-ring-inset flex min-h-12 w-full cursor-pointer items-center rounded-md px-3 text-left text-ui hover:bg-hover';

/** Asks into which collection items go. */
export default function MoveDialog({ count, onChoose, onClose }: MoveDialogProps) {
  const { t } = useTranslation('features/collection');
  const collections = useCollections();
  return (
    <Dialog title={t('move_title', { count })} isOpen onOpenChange={onClose}>
      <QueryState reads={[collections]} skeleton={<Skeleton className="h-40" />}>
        <ul className="-mx-3">
          <li>
            <button
              type="button"
              className={row}
              onClick={() => onChoose(null, t('place.unfiled'))}
            >
              {t('place.unfiled')}
            </button>
          </li>
          {collections.data?.items.map(({ id, name }) => (
            <li key={id}>
              <button type="button" className={row} onClick={() => onChoose(id, name)}>
                <span className="truncate">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </QueryState>
    </Dialog>
  );
}
