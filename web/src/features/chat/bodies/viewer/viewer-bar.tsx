import type { Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '../../../../shared/ui/icons.tsx';
import { DownloadIcon } from '../body-icons.tsx';
import { saveAttachment } from '../save-attachment.ts';

interface ViewerBarProps {
  picture: Message;
  place: number;
  count: number;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
}

/** Its words, and what is done with a picture that is looked at. */
export function ViewerBar({ picture, place, count, onMove, onClose }: ViewerBarProps) {
  const { t } = useTranslation('features/chat/bodies');
  return (
    <div className="flex items-center gap-1 border-b border-line px-4 py-2">
      <p className="min-w-0 flex-1 truncate text-ui">{picture.body}</p>
      {count > 1 && (
        <>
          <p className="flex-none px-2 text-label text-ink-2 tabular-nums">
            {place + 1} / {count}
          </p>
          <IconButton
            label={t('viewer.previous')}
            isDisabled={place === 0}
            onPress={() => onMove(-1)}
            className="data-disabled:opacity-40"
          >
            <ArrowLeftIcon />
          </IconButton>
          <IconButton
            label={t('viewer.next')}
            isDisabled={place === count - 1}
            onPress={() => onMove(1)}
            className="data-disabled:opacity-40"
          >
            <ArrowRightIcon />
          </IconButton>
        </>
      )}
      <IconButton label={t('save')} onPress={() => void saveAttachment(picture)}>
        <DownloadIcon />
      </IconButton>
      <IconButton label={t('viewer.close')} onPress={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
