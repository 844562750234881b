import type { FileId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { Loading } from '../../../../shared/ui/loading.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { usePdf } from './use-pdf.ts';

/** A PDF, page by page; or why there is none to see. */
export default function PdfView({ fileId, title }: { fileId: FileId; title: string }) {
  const { t } = useTranslation('features/collection/document');
  const { found, retry } = usePdf(fileId);
  if (found === null) {
    return (
      <Loading name={title}>
        <Skeleton className="h-[80svh] rounded-card" />
      </Loading>
    );
  }
  if (found === 'missing') return <ErrorState message={t('pdf_missing')} onRetry={retry} />;
  if (found === 'locked')
    return <EmptyState heading={t('pdf_locked')} text={t('pdf_locked_text')} />;
  if (found === 'damaged')
    return <EmptyState heading={t('pdf_damaged')} text={t('pdf_damaged_text')} />;
  return <PdfPages pdf={found} title={title} />;
}
