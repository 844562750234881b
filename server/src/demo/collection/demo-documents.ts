import { readFile } from 'node:fs/promises';
import type { DocumentBlock } from '@stratum/contract/document-preview';
import type { Locale } from '@stratum/contract/locale';
import type { FileTypeName } from '@stratum/contract/upload-words';
import { type CollectionTexts, collectionTexts } from './texts.ts';

interface DemoDocument {
  readonly name: string;
  readonly type: FileTypeName;
  readonly bytes: Uint8Array;
  /** What a reader of documents finds in it. */
  readonly read: { readonly blocks: readonly DocumentBlock[]; readonly text: string };
}

export const demoDocuments = ['plan', 'nights', 'slides', 'list'] as const;
export type DemoDocumentName = (typeof demoDocuments)[number];

const office = 'application/vnd.openxmlformats-officedocument';
const types = {
  plan: `${office}.wordprocessingml.document`,
  nights: `${office}.spreadsheetml.sheet`,
  slides: `${office}.presentationml.presentation`,
  list: 'application/pdf',
} as const;
const extensions = { plan: 'docx', nights: 'xlsx', slides: 'pptx', list: 'pdf' } as const;

/** Where a document of a language lies. */
export function demoDocumentPath(document: DemoDocumentName, locale: Locale): URL {
  return new URL(`./documents/${document}.${locale}.${extensions[document]}`, import.meta.url);
}

export async function demoDocument(
  document: DemoDocumentName,
  locale: Locale,
): Promise<DemoDocument> {
  const texts = collectionTexts[locale];
  return {
    name: texts[document].file,
    type: types[document],
    bytes: await readFile(demoDocumentPath(document, locale)),
    read: { blocks: blocksOf(document, texts), text: wordsOf(document, texts) },
  };
}

function blocksOf(document: DemoDocumentName, texts: CollectionTexts): DocumentBlock[] {
  const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text });
  switch (document) {
    case 'plan': {
      const { heading, paragraphs } = texts.plan;
      return [{ kind: 'heading', level: 1, text: heading }, ...paragraphs.map(paragraph)];
    }
    case 'nights': {
      const { sheet, rows } = texts.nights;
      return [
        { kind: 'sheet', name: sheet },
        { kind: 'table', rows },
      ];
    }
    case 'slides':
      return texts.slides.slides.flatMap((lines, place) => [
        { kind: 'slide', number: place + 1 },
        ...lines.map(paragraph),
      ]);
    // A browser draws the pages of a PDF.
    case 'list':
      return [];
  }
}

function wordsOf(document: DemoDocumentName, { plan, nights, slides, list }: CollectionTexts) {
  const lines = {
    plan: [plan.heading, ...plan.paragraphs],
    nights: nights.rows.map((row) => row.join('\t')),
    slides: slides.slides.flatMap((said, place) => [...said, `${place + 1}`]),
    // A reader of PDFs makes all spaces plain.
    list: list.lines.map((line) => line.replaceAll('\u00a0', ' ')),
  };
  return lines[document].join('\n');
}
