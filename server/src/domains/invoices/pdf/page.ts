import { createRequire } from 'node:module';
import type { Locale } from '@stratum/contract/locale';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
/** Latin, Greek and Cyrillic: what names and addresses are written in where the shop sends. */
const fonts = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};

/** In points: A4 with margins that a hole punch leaves whole. */
export const sheet = { left: 64, right: 531, top: 56, bottom: 760 } as const;
const colours = { text: '#1d2a33', quiet: '#5a6872', line: '#c9d1d6' } as const;

interface Style {
  readonly size?: number;
  readonly bold?: boolean;
  readonly quiet?: boolean;
  readonly align?: 'left' | 'right';
}

/** Draws down a sheet, on to the next one where it is full. */
export interface Page {
  readonly doc: PDFKit.PDFDocument;
  /** Where the next line stands. */
  y: number;
  /** Text at a place of the line; @returns its height. */
  text(text: string, x: number, width: number, style?: Style): number;
  /** A paragraph over the whole width, or from `x` on. */
  paragraph(text: string, style?: Style): void;
  rule(): void;
  /** Begins the next sheet unless so much fits on this one. */
  need(height: number): void;
}

/** @param day of which the file says that it was made */
export function createPage(title: string, locale: Locale, author: string, day: string): Page {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: locale,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(day) },
  });
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('bold', fonts.bold);
  const page: Page = {
    doc,
    y: sheet.top,
    text(text, x, width, { size = 10, bold = false, quiet = false, align = 'left' } = {}) {
      doc.font(bold ? 'bold' : 'regular').fontSize(size);
      doc.fillColor(quiet ? colours.quiet : colours.text);
      const options = { width, align, lineGap: 1.5 };
      const height = doc.heightOfString(text, options);
      doc.addStructure(doc.struct('P', {}, () => void doc.text(text, x, page.y, options)));
      return height;
    },
    paragraph(text, style) {
      page.need(30);
      page.y += page.text(text, sheet.left, sheet.right - sheet.left, style) + 4;
    },
    rule() {
      doc.moveTo(sheet.left, page.y).lineTo(sheet.right, page.y);
      doc.lineWidth(0.7).strokeColor(colours.line).stroke();
    },
    need(height) {
      if (page.y + height <= sheet.bottom) return;
      doc.addPage();
      page.y = sheet.top;
    },
  };
  return page;
}
