import type { Item } from '@stratum/contract/item';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { TypeIcon } from '../collection-icons.tsx';
import { itemPath } from '../collection-path.ts';

interface AttachedItemProps {
  item: Pick<Item, 'id' | 'type' | 'title'>;
  /** What of the page it belongs to, where that is a part. */
  note?: string | undefined;
  onDetach: () => void;
}

/** An item that leads to itself, and can be taken away from here. */
export function AttachedItem({ item: { id, type, title }, note, onDetach }: AttachedItemProps) {
  const { t } = useTranslation('features/collection/attached');
  return (
    <li className="flex items-center gap-1">
      <LocaleLink
        to={itemPath(id)}
        className="focus-ring flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-sm text-ui no-underline hover:underline"
      >
        <TypeIcon type={type} className="flex-none text-ink-2" />
        <span className="min-w-0 wrap-anywhere" translate="no">
          {title}
          {note !== undefined && <span className="block text-small text-ink-2">{note}</span>}
        </span>
      </LocaleLink>
      <IconButton label={t('detach', { title })} onPress={onDetach}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}
