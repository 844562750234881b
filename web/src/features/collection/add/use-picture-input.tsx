import type { UploadId } from '@stratum/contract/ids';
import { imageTypeNames } from '@stratum/contract/upload-words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { checkFile, imagesAccepted } from '../../../shared/uploads/file-check.ts';
import { uploadFile } from '../../../shared/uploads/upload-file.ts';

/** Chooses and sends pictures; `input` and `progress` stand somewhere on the page. */
export function usePictureInput(): {
  choose: (onChosen: (files: readonly File[]) => void) => void;
  upload: (files: readonly File[]) => Promise<UploadId[]>;
  input: ReactNode;
  progress: ReactNode;
} {
  const { t } = useTranslation('features/collection/note');
  const field = useRef<HTMLInputElement>(null);
  const chosen = useRef<(files: readonly File[]) => void>(undefined);
  const underWay = useRef<AbortController>(undefined);
  const [part, setPart] = useState<number | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function upload(files: readonly File[]): Promise<UploadId[]> {
    const { signal } = (underWay.current = new AbortController());
    const sent: UploadId[] = [];
    try {
      for (const file of files) {
        const checked = checkFile(file, imageTypeNames);
        if (checked.problem) {
          toast.error(t(`picture_problem.${checked.problem}`));
          continue;
        }
        setPart(0);
        sent.push(
          await uploadFile({
            file,
            type: checked.type,
            purpose: 'collection',
            signal,
            onProgress: setPart,
          }),
        );
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      setPart(null);
    }
    return signal.aborted ? [] : sent;
  }

  const percent = Math.round((part ?? 0) * 100);
  return {
    choose: (onChosen) => {
      chosen.current = onChosen;
      field.current?.click();
    },
    upload,
    input: (
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={imagesAccepted.join(',')}
        onChange={({ target }) => {
          chosen.current?.([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    ),
    progress: part !== null && (
      <div className="fixed inset-x-0 bottom-5 z-raised mx-auto flex w-fit items-center gap-4 rounded-md border border-line bg-raised px-5 py-3 shadow-2">
        <Progress
          label={t('picture_sending')}
          value={percent}
          max={100}
          valueLabel={`${percent} %`}
          className="w-52"
        />
        <Button tone="plain" size="small" onPress={() => underWay.current?.abort()}>
          {t('cancel')}
        </Button>
      </div>
    ),
  };
}
