import type { DocumentBlock } from '@stratum/contract/document-preview';

/** Formats that are read, by their extension. */
export type DocumentFormat = 'docx' | 'xlsx' | 'pptx' | 'pdf' | 'csv' | 'txt';

export interface DocumentTask {
  readonly path: string;
  readonly format: DocumentFormat;
}

/** What stands in a document. */
export interface ReadDocument {
  readonly blocks: readonly DocumentBlock[];
  /** All its words, of what is cut from the blocks too. */
  readonly text: string;
  /** Those that `picture` blocks name, as they lie in the document: of any format, perhaps of none. */
  readonly pictures: readonly Uint8Array[];
  readonly isCut: boolean;
}
