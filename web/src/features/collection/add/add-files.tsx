import type { CollectionId } from '@stratum/contract/ids';
import { fileTypeNames, fileTypes } from '@stratum/contract/upload-words';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../shared/i18n/day-of.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Action, ActionMenu } from '../../../shared/ui/action-menu.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { imagesAccepted } from '../../../shared/uploads/file-check.ts';
import { UploadIcon } from '../collection-icons.tsx';
import { sendFiles } from './sending.ts';

/** What people may keep; extensions where a system does not know the type. */
const accepted = [
  ...fileTypeNames,
  ...Object.values(fileTypes).map(({ extension }) => `.${extension}`),
  '.heic',
].join(',');

/** Chooses files, or pictures for a folder, from the device or its camera. */
export default function AddFiles({ collectionId }: { collectionId: CollectionId | null }) {
  const { t } = useTranslation('features/collection');
  const format = useFormat();
  const files = useRef<HTMLInputElement>(null);
  const pictures = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chosen = (input: HTMLInputElement) => {
    const list = [...(input.files ?? [])];
    input.value = '';
    return list;
  };
  return (
    <div className="flex items-center">
      <Button tone="ghost" onPress={() => files.current?.click()}>
        <UploadIcon />
        {t('add_files')}
      </Button>
      <ActionMenu label={t('add_more')}>
        <Action onAction={() => camera.current?.click()}>{t('take_picture')}</Action>
        <Action onAction={() => pictures.current?.click()}>{t('new_folder')}</Action>
      </ActionMenu>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={accepted}
        onChange={({ currentTarget }) => sendFiles({ files: chosen(currentTarget), collectionId })}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={({ currentTarget }) => sendFiles({ files: chosen(currentTarget), collectionId })}
      />
      <input
        ref={pictures}
        type="file"
        multiple
        hidden
        accept={imagesAccepted.join(',')}
        onChange={({ currentTarget }) =>
          sendFiles({
            files: chosen(currentTarget),
            collectionId,
            folder: t('folder_of', { day: format.day(dayOf(new Date())) }),
          })
        }
      />
    </div>
  );
}
