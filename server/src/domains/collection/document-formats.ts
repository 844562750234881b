import { fileTypes } from '@stratum/contract/upload-words';
import type { DocumentFormat } from '../../platform/documents/document-task.ts';

/** How a file of a type is read; its macros are left alone. Null for one that is no document. */
export function formatOf(type: string): DocumentFormat | null {
  const known = Object.entries(fileTypes).find(([name]) => name === type)?.[1];
  if (known?.kind !== 'document') return null;
  return known.extension === 'xlsm' ? 'xlsx' : known.extension;
}
