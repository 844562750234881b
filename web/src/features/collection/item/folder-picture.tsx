import { collectionLimits } from '@stratum/contract/collection-words';
import type { FileId } from '@stratum/contract/ids';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, DeleteIcon } from '../../../shared/ui/icons.tsx';
import { FilePicture } from './file-picture.tsx';

/** What a dragged picture is called, which nothing but this folder takes. */
const dragged = 'application/x-stratum-folder-picture';

interface FolderPictureProps {
  picture: { readonly fileId: FileId; readonly name: string; readonly caption: string };
  place: number;
  isLast: boolean;
  /** Nothing can be changed now; in the trash nothing at all. */
  isDisabled: boolean;
  isTrashed: boolean;
  onLook: () => void;
  onCaption: (caption: string) => void;
  onMove: (from: number, to: number) => void;
  onTakeOut: () => void;
}

/** A picture of a folder: dragged, or moved by its arrows. */
export function FolderPicture(props: FolderPictureProps) {
  const { picture, place, isLast, isDisabled, isTrashed, onMove } = props;
  const { t } = useTranslation('features/collection');
  const [isOver, setOver] = useState(false);
  const isFixed = isTrashed || isDisabled;

  function drag(event: DragEvent): void {
    if (isFixed || !event.dataTransfer.types.includes(dragged)) return;
    event.preventDefault();
    setOver(true);
  }
  function drop(event: DragEvent): void {
    setOver(false);
    const from = event.dataTransfer.getData(dragged);
    if (isFixed || from === '') return;
    event.preventDefault();
    if (Number(from) !== place) onMove(Number(from), place);
  }

  return (
    <li
      draggable={!isFixed}
      onDragStart={(event) => event.dataTransfer.setData(dragged, String(place))}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`min-w-0 rounded-md ${isOver ? 'outline-2 outline-offset-4 outline-accent' : ''}`}
    >
      <button
        type="button"
        aria-label={t('look_closer', { title: picture.caption || picture.name })}
        onClick={props.onLook}
        className="focus-ring block aspect-4/3 w-full cursor-zoom-in overflow-hidden rounded-md border border-line"
      >
        <FilePicture fileId={picture.fileId} className="size-full object-cover" />
      </button>
      <CaptionField
        key={picture.caption}
        caption={picture.caption}
        isDisabled={isFixed}
        onChange={props.onCaption}
      />
      {!isTrashed && (
        <p className="flex">
          <IconButton
            label={t('earlier')}
            isDisabled={place === 0 || isDisabled}
            onPress={() => onMove(place, place - 1)}
            className="data-disabled:opacity-40"
          >
            <ArrowLeftIcon />
          </IconButton>
          <IconButton
            label={t('later')}
            isDisabled={isLast || isDisabled}
            onPress={() => onMove(place, place + 1)}
            className="data-disabled:opacity-40"
          >
            <ArrowRightIcon />
          </IconButton>
          <IconButton
            label={t('take_out')}
            isDisabled={isDisabled}
            onPress={props.onTakeOut}
            className="ml-auto data-disabled:opacity-40"
          >
            <DeleteIcon />
          </IconButton>
        </p>
      )}
    </li>
  );
}

interface CaptionFieldProps {
  caption: string;
  isDisabled: boolean;
  onChange: (caption: string) => void;
}

/** Kept when it is left. */
function CaptionField({ caption, isDisabled, onChange }: CaptionFieldProps) {
  const { t } = useTranslation('features/collection');
  const [typed, setTyped] = useState(caption);
  return (
    <input
      value={typed}
      readOnly={isDisabled}
      dir="auto"
      maxLength={collectionLimits.captionLength}
      aria-label={t('caption')}
      placeholder={t('caption')}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed !== caption && onChange(typed)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
      className="focus-ring mt-1 min-h-11 w-full rounded-sm bg-transparent text-label placeholder:text-ink-2"
    />
  );
}
