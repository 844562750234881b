import type { FileId } from '@stratum/contract/ids';
import { useEffect, useState } from 'react';
import { type OpenPdf, openPdf, type PdfFailure } from './open-pdf.ts';

/** A PDF that is open for as long as somebody looks; `retry` opens it anew. */
export function usePdf(fileId: FileId) {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<OpenPdf | PdfFailure | null>(null);
  // A press on “try again” is an attempt of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const ending = new AbortController();
    const tell = (next: OpenPdf | PdfFailure) => {
      if (!ending.signal.aborted) setFound(next);
    };
    openPdf(fileId, ending.signal).then(tell, tell);
    return () => ending.abort();
  }, [fileId, attempt]);
  const retry = () => {
    setFound(null);
    setAttempt((count) => count + 1);
  };
  return { found, retry };
}
