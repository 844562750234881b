import type { Item } from '@stratum/contract/item';
import { useTranslation } from 'react-i18next';
import { AllIcon } from '../collection-icons.tsx';
import { FilePicture } from './file-picture.tsx';
import { Paper } from './paper.tsx';

/** What is in an item, small; what it is called stands beside it. */
export function Preview({ item }: { item: Item }) {
  const { type, file, images } = item;
  if (type === 'note') return <NotePreview item={item} />;
  if (type === 'image' && file)
    return <FilePicture fileId={file.fileId} className="size-full object-cover" />;
  if (type === 'image_folder' && images.length > 0) return <FolderPreview item={item} />;
  return <FilePreview item={item} />;
}

function NotePreview({ item: { beginning, backgroundId } }: { item: Item }) {
  const { t } = useTranslation('features/collection');
  return (
    <Paper background={backgroundId} className="absolute inset-0 p-4 pr-8">
      <p
        translate="no"
        className="line-clamp-5 text-label wrap-anywhere whitespace-pre-line max-md:line-clamp-4"
      >
        {beginning === '' ? <span className="text-ink-2">{t('empty_note')}</span> : beginning}
      </p>
    </Paper>
  );
}

function FolderPreview({ item: { images, imageCount } }: { item: Item }) {
  const { t } = useTranslation('features/collection');
  const [first, ...others] = images.slice(0, 3);
  return (
    <div
      className={`grid size-full gap-0.5 ${others.length > 0 ? 'grid-cols-[2fr_1fr]' : ''} ${others.length > 1 ? 'grid-rows-2' : ''}`}
    >
      {first && (
        <FilePicture
          fileId={first.fileId}
          className={`size-full min-h-0 object-cover ${others.length > 1 ? 'row-span-2' : ''}`}
        />
      )}
      {others.map(({ fileId }) => (
        <FilePicture key={fileId} fileId={fileId} className="size-full min-h-0 object-cover" />
      ))}
      <p className="absolute bottom-3 left-3 flex items-center gap-1.5 rounded-full bg-surface px-3 py-1 text-small text-ink">
        <AllIcon className="size-4!" />
        {t('pictures', { count: imageCount })}
      </p>
    </div>
  );
}

/** How what is inside begins, as on a sheet; of a file that is not looked into how its name ends. */
function FilePreview({ item: { file, beginning } }: { item: Item }) {
  const ending = (/\.([^.]{1,5})$/.exec(file?.name ?? '')?.[1] ?? '').toLowerCase();
  if (beginning === '')
    return (
      <p className="grid size-full place-items-center bg-surface font-display text-numeral font-light text-ink-2">
        {ending}
      </p>
    );
  return (
    <>
      <p
        translate="no"
        dir="auto"
        className="absolute inset-x-5 top-4 rounded-sm border border-line bg-surface p-3 pr-8 text-small max-md:inset-x-3 max-md:top-3 max-md:p-2"
      >
        <span className="line-clamp-5 wrap-anywhere whitespace-pre-line max-md:line-clamp-4">
          {beginning}
        </span>
      </p>
      <p className="absolute bottom-2 left-5 text-small text-ink-2 max-md:hidden">{ending}</p>
    </>
  );
}
