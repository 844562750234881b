import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { Text } from '../../../../shared/ui/text.tsx';
import { drawPage, wordsOf } from './draw-page.ts';
import { type OpenPdf, shapeOf } from './open-pdf.ts';

interface PdfPageProps {
  pdf: OpenPdf;
  /** The first is 1. */
  number: number;
  /** Pixels. */
  width: number;
}

/** One page as a drawing, and its words for who does not see it. */
export function PdfPage({ pdf, number, width }: PdfPageProps) {
  const { t } = useTranslation('features/collection/document');
  const format = useFormat();
  const [shape, setShape] = useState(pdf.shape);
  const [words, setWords] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const paper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const ending = new AbortController();
    async function draw(): Promise<void> {
      const page = await pdf.pages.getPage(number);
      setShape(shapeOf(page));
      const drawn = await drawPage(page, width, ending.signal);
      if (!drawn) return;
      paper.current?.replaceChildren(drawn);
      setFailed(false);
      setWords(await wordsOf(page));
    }
    draw().catch(() => {
      if (!ending.signal.aborted) setFailed(true);
    });
    return () => ending.abort();
  }, [pdf, number, width]);

  const last = format.number(pdf.pages.numPages);
  return (
    <div className="mx-auto mb-4" style={{ width }}>
      {hasFailed && <Text tone="danger">{t('page_failed')}</Text>}
      <div
        ref={paper}
        role="img"
        aria-label={t('page', { page: format.number(number), last })}
        className="border border-line bg-white"
        style={{ height: Math.round(width * shape) }}
      />
      <p className="sr-only" translate="no">
        {words}
      </p>
    </div>
  );
}
