import { type Locale, locales } from '@stratum/contract/locale';
import type { ChapterFile } from '../chapters/schema.ts';
import type { Fault } from '../faults.ts';
import type { Document } from '../read.ts';
import { type PictureId, type ProductFile, pictureIds } from './schema.ts';

export const productFile = 'shop/product.json';
export const pictureThemes = ['light', 'dark'] as const;
export type PictureTheme = (typeof pictureThemes)[number];

/** Every picture is drawn in this size. */
export const pictureSize = { width: 1280, height: 1120 } as const;

/** A product with the fingerprints of its pictures by their file: another picture has another address. */
export interface Product extends ProductFile {
  readonly fingerprints: ReadonlyMap<string, string>;
}
export type LocalProduct = ReturnType<typeof localProduct>;

/** The name of a picture's file in the pack's folder of the shop. */
export function pictureFile(picture: PictureId, locale: Locale, theme: PictureTheme): string {
  return `pictures/${picture}-${locale}-${theme}.webp`;
}

/** Every picture's file, in each language and each theme. */
export const pictureFiles = pictureIds.flatMap((picture) =>
  locales.flatMap((locale) => pictureThemes.map((theme) => pictureFile(picture, locale, theme))),
);

/** Joins the product with its pictures; a picture or chapter that is not there joins `faults`. */
export function withPictures(
  product: ProductFile,
  documents: readonly Document[],
  chapters: readonly ChapterFile[],
  faults: Fault[],
): Product {
  const fingerprints = new Map<string, string>();
  for (const file of pictureFiles) {
    const found = documents.find((document) => document.file === `shop/${file}`)?.data;
    if (typeof found === 'string') fingerprints.set(file, found);
    else faults.push({ file: productFile, key: 'pictures', problem: `has no file shop/${file}` });
  }
  product.contents.forEach(({ chapter }, at) => {
    if (chapter === null || chapters.some(({ slug }) => slug === chapter)) return;
    const key = `contents[${at}].chapter`;
    faults.push({ file: productFile, key, problem: `is ${chapter}, which no chapter is called` });
  });
  return { ...product, fingerprints };
}

export function localProduct(
  { contents, pictures, fingerprints: _fingerprints, en, fr, de, ...facts }: Product,
  locale: Locale,
) {
  const file = (picture: PictureId, theme: PictureTheme) => pictureFile(picture, locale, theme);
  return {
    ...facts,
    ...{ en, fr, de }[locale],
    contents: contents.map(({ level, from, to, chapter, ...texts }) => ({
      level,
      from,
      to,
      chapter,
      ...texts[locale],
    })),
    /** With the names of their files, below the pack's folder of the shop. */
    pictures: pictures.map(({ id, ...texts }) => ({
      id,
      ...pictureSize,
      ...texts[locale],
      light: file(id, 'light'),
      dark: file(id, 'dark'),
    })),
  };
}
