import type { Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { DownloadIcon, FileIcon } from './body-icons.tsx';
import { saveAttachment } from './save-attachment.ts';

export type AttachedFile = Extract<NonNullable<Message['attachment']>, { fileId: unknown }>;

interface FileBodyProps {
  message: Message;
  file: AttachedFile;
  /** Why it is no more than a file. */
  note?: string;
}

/** A file by its name; a press saves it. */
export function FileBody({ message, file, note }: FileBodyProps) {
  const { t } = useTranslation('features/chat/bodies');
  const format = useFormat();
  const extension = /\.([^.]{1,5})$/.exec(file.name)?.[1]?.toUpperCase();
  const size = format.megabytes(file.size);
  return (
    <button
      type="button"
      onClick={() => void saveAttachment(message)}
      className="focus-ring flex w-90 max-w-full cursor-pointer items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 text-left transition-colors hover:bg-hover"
    >
      <span className="grid size-10 flex-none place-items-center rounded-full bg-accent-soft text-accent">
        <FileIcon />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-ui font-medium">{file.name}</span>
        <span className="block text-small text-ink-2">
          {note ?? (extension ? `${extension}, ${size}` : size)}
        </span>
      </span>
      <DownloadIcon className="text-ink-2" />
      <span className="sr-only">{t('save')}</span>
    </button>
  );
}
