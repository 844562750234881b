import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { saveStoredFile } from '../../../shared/downloads/save-stored-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { DownloadIcon, TypeIcon } from '../collection-icons.tsx';
import { useSize } from '../data/use-size.ts';
import { ItemFrame } from './item-frame.tsx';
import type { OpenItemProps } from './open-item.ts';

const DocumentView = lazy(() => import('../document/document-view.tsx'));

/** A document with what is inside it, or a file of another kind: what it is, and the way to have it. */
export default function FileScreen({ item, controls }: OpenItemProps) {
  const { t } = useTranslation('features/collection');
  const size = useSize();
  const { file, type } = item;
  return (
    <ItemFrame item={item} controls={controls}>
      {file && (
        <div className="flex flex-wrap items-center gap-5 rounded-card border border-line bg-surface p-6">
          <TypeIcon type={type} className="size-8! text-ink-2" />
          <p className="min-w-40 flex-1">
            <span className="block text-ui font-medium wrap-anywhere">{file.name}</span>
            <span className="text-label text-ink-2">{size(file.size)}</span>
          </p>
          <Button onPress={() => void saveStoredFile(file.fileId, file.name)}>
            <DownloadIcon />
            {t('download')}
          </Button>
        </div>
      )}
      {type === 'document' && (
        <div className="mt-6">
          <Suspense
            fallback={
              <Loading>
                <Skeleton className="h-96 max-w-210 rounded-card" />
              </Loading>
            }
          >
            <DocumentView item={item} />
          </Suspense>
        </div>
      )}
    </ItemFrame>
  );
}
