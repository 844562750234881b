import type { ItemDetails } from '@stratum/contract/item';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { DocumentBlocks } from './document-blocks.tsx';

/** What draws a PDF comes with the first one. */
const PdfView = lazy(() => import('./pdf/pdf-view.tsx'));

interface DocumentViewProps {
  item: Pick<ItemDetails, 'file' | 'preview' | 'title' | 'images'>;
}

/** What is inside a document, without the program that wrote it. */
export default function DocumentView({ item }: DocumentViewProps) {
  const { file, preview, title } = item;
  if (!file) return null;
  if (file.type === 'application/pdf') {
    return (
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-96 rounded-card" />
          </Loading>
        }
      >
        <PdfView fileId={file.fileId} title={title} />
      </Suspense>
    );
  }
  if (!preview) return null;
  return <Inside preview={preview} isTable={file.type === 'text/csv'} images={item.images} />;
}

interface InsideProps {
  preview: NonNullable<ItemDetails['preview']>;
  /** One table, whose name no file says. */
  isTable: boolean;
  images: ItemDetails['images'];
}

function Inside({ preview: { state, blocks: all, isCut }, isTable, images }: InsideProps) {
  const { t } = useTranslation('features/collection/document');
  const blocks = isTable ? all.filter(({ kind }) => kind !== 'sheet') : all;
  if (state === 'waiting') {
    return (
      <div role="status" className="flex gap-4 py-6">
        <Spinner />
        <div>
          <p className="text-ui font-medium">{t('reading')}</p>
          <Text tone="quiet" className="max-w-measure">
            {t('reading_text')}
          </Text>
        </div>
      </div>
    );
  }
  if (state === 'unreadable')
    return <EmptyState heading={t('unreadable')} text={t('unreadable_text')} />;
  const isEmpty = blocks.every(({ kind }) => kind === 'slide' || kind === 'sheet');
  if (isEmpty) return <EmptyState heading={t('nothing')} text={t('nothing_text')} />;
  const isSlides = blocks.some(({ kind }) => kind === 'slide');
  return (
    <div className="max-w-210">
      <Text size="label" tone="quiet" className="mb-5">
        {t(isSlides ? 'not_layout_slides' : 'not_layout')}
      </Text>
      <DocumentBlocks blocks={blocks} images={images} />
      {isCut && (
        <Text size="label" tone="quiet" className="mt-6 border-t border-line pt-4">
          {t('cut')}
        </Text>
      )}
    </div>
  );
}
