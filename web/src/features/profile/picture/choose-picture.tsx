import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { AlertIcon } from '../../../shared/ui/icons.tsx';
import { imagesAccepted } from '../../../shared/uploads/file-check.ts';

interface ChoosePictureProps {
  onChoose: (file: File) => void;
  problem: string | undefined;
  children?: ReactNode;
}

const dropZone =
  'grid justify-items-center gap-4 rounded-md border border-dashed border-field px-6 py-9 text-center ' +
  'transition-colors data-over:border-accent data-over:bg-accent-soft';

/** A picture from the disk, the camera, the clipboard, or dropped here. */
export function ChoosePicture({ onChoose, problem, children }: ChoosePictureProps) {
  const { t } = useTranslation('features/profile/picture');
  const { isOver, ...dropping } = useDrop(onChoose);
  usePaste(onChoose);
  const choose = (files: FileList | null) => {
    if (files?.[0]) onChoose(files[0]);
  };
  return (
    <div className="grid gap-5">
      <div {...dropping} data-over={isOver || undefined} className={dropZone}>
        <p className="hidden text-ui text-ink-2 pointer-fine:block">{t('drop_or_paste')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <FileTrigger acceptedFileTypes={imagesAccepted} onSelect={choose}>
            <Button>{t('choose_file')}</Button>
          </FileTrigger>
          <div className="hidden pointer-coarse:block">
            <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="user" onSelect={choose}>
              <Button tone="ghost">{t('take_photo')}</Button>
            </FileTrigger>
          </div>
        </div>
        <p className="text-small text-ink-2">{t('what_fits')}</p>
      </div>
      <p role="alert" className="flex gap-2 text-label font-medium text-danger empty:hidden">
        {problem && (
          <>
            <AlertIcon />
            {problem}
          </>
        )}
      </p>
      {children}
    </div>
  );
}

function useDrop(onChoose: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver(event: React.DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: React.DragEvent) {
      // Passing over what stands in the zone is no leaving.
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) setOver(false);
    },
    onDrop(event: React.DragEvent) {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onChoose(file);
    },
  };
}

function usePaste(onChoose: (file: File) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file) return;
    event.preventDefault();
    onChoose(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
