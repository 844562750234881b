import { limits } from '@stratum/contract/limits';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import { FilmIcon, PaperIcon } from './attach-icons.tsx';
import { BlobImage } from './blob-image.tsx';
import { leaveOut } from './chosen-files.ts';
import type { Prepared } from './use-prepared-files.ts';

interface ChosenFileProps {
  file: File;
  /** Undefined while it is made ready. */
  prepared: Prepared | undefined;
}

/** One of the files that are about to be sent. */
export function ChosenFile({ file, prepared }: ChosenFileProps) {
  const { t } = useTranslation('features/chat/attachments');
  const format = useFormat();
  const problem = typeof prepared === 'string' ? prepared : null;
  const ready = typeof prepared === 'object' ? prepared : null;
  const picture = ready?.type === 'image' && ready.shape ? ready.content : null;
  const name = file.name || t('send.unnamed');
  const limit = format.megabytes(limits.upload.maxBytes);
  return (
    <li className="relative min-w-0">
      <span
        className={`grid aspect-square place-items-center overflow-hidden rounded-md bg-track ${prepared === undefined ? 'animate-breathe' : ''} ${problem ? 'border border-danger' : ''}`}
      >
        {picture ? (
          <BlobImage content={picture} className="size-full object-cover" />
        ) : (
          <span className="text-ink-2">
            {ready?.type === 'video' ? <FilmIcon /> : <PaperIcon />}
          </span>
        )}
      </span>
      <span className="mt-1 block truncate text-small">{name}</span>
      <span className={`block text-small ${problem ? 'text-danger' : 'text-ink-2'}`}>
        {problem
          ? t(`problem.${problem === 'file_size' && file.size === 0 ? 'file_empty' : problem}`, {
              limit,
            })
          : ready && format.megabytes(ready.content.size)}
      </span>
      <IconButton
        label={t('send.leave_out', { name })}
        onPress={() => leaveOut(file)}
        className="absolute! -top-1 -right-1 bg-raised/90 text-ink"
      >
        <CloseIcon />
      </IconButton>
    </li>
  );
}
