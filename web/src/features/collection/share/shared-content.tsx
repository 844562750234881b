import type { SharedItem } from '@stratum/contract/shared-items';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveStoredFile } from '../../../shared/downloads/save-stored-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useSize } from '../data/use-size.ts';
import { FilePicture } from '../item/file-picture.tsx';
import { Paper } from '../item/paper.tsx';
import Viewer from '../item/viewer.tsx';

const DocumentView = lazy(() => import('../document/document-view.tsx'));
/** The editor, which only shows here. */
const ReadNote = lazy(() => import('../note/read-note.tsx'));

/** What is in a copy, by its type. */
export function SharedContent({ shared }: { shared: SharedItem }) {
  const { type, content, backgroundId, file, images, title } = shared;
  const pictures =
    type === 'image' && file
      ? [{ ...file, caption: title }]
      : type === 'image_folder'
        ? images
        : [];
  return (
    <Suspense
      fallback={
        <Loading>
          <Skeleton className="h-60" />
        </Loading>
      }
    >
      {type === 'note' && content && (
        <Paper
          background={backgroundId}
          className="relative rounded-md border border-line px-5 py-6"
        >
          <ReadNote content={content} />
        </Paper>
      )}
      <Pictures pictures={pictures} />
      {file && type !== 'image' && <FileLine file={file} />}
      {type === 'document' && <DocumentView item={shared} />}
    </Suspense>
  );
}

function FileLine({ file }: { file: NonNullable<SharedItem['file']> }) {
  const { t } = useTranslation('features/collection/share');
  const size = useSize();
  return (
    <div className="mb-5 flex flex-wrap items-center gap-4">
      <p className="min-w-40 flex-1">
        <span className="block text-ui font-medium wrap-anywhere">{file.name}</span>
        <span className="text-label text-ink-2">{size(file.size)}</span>
      </p>
      <Button tone="ghost" size="small" onPress={() => void saveStoredFile(file.fileId, file.name)}>
        {t('download')}
      </Button>
    </div>
  );
}

function Pictures({
  pictures,
}: {
  pictures: readonly Pick<SharedItem['images'][number], 'fileId' | 'caption' | 'name'>[];
}) {
  const { t } = useTranslation('features/collection/share');
  const [close, setClose] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const isOne = pictures.length === 1;
  return (
    <>
      <ul className={`grid gap-2 ${isOne ? '' : 'grid-cols-2 sm:grid-cols-3'}`}>
        {pictures.map(({ fileId, caption, name }, at) => (
          <li key={fileId}>
            <button
              type="button"
              aria-label={t('look_closer', { title: caption || name })}
              onClick={() => setClose(at)}
              className="focus-ring block w-full cursor-zoom-in overflow-hidden rounded-md border border-line bg-track"
            >
              <FilePicture
                fileId={fileId}
                alt={caption}
                className={
                  isOne
                    ? 'max-h-[60svh] min-h-40 w-full object-contain'
                    : 'aspect-square w-full object-cover'
                }
              />
            </button>
            {!isOne && caption !== '' && <p className="mt-1 text-small text-ink-2">{caption}</p>}
          </li>
        ))}
      </ul>
      {close !== null && (
        <Viewer pictures={pictures} first={close} onClose={() => setClose(null)} />
      )}
    </>
  );
}
