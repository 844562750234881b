import type { Locale } from '@stratum/contract/locale';
import { useLoaderData } from 'react-router';
import { readPublicText } from './public-text.ts';

/** The words of the model that public pages show, in the model's order. */
export interface ModelTexts {
  levels: { number: number; name: string; line: string; description: string }[];
  categories: { slug: string; name: string; line: string }[];
}

export async function loadModelTexts(locale: Locale): Promise<ModelTexts> {
  const [{ levels }, { categories }] = await Promise.all([
    readPublicText('levels'),
    readPublicText('categories'),
  ]);
  return {
    levels: levels.map(({ number, [locale]: texts }) => ({ number, ...texts })),
    categories: categories.map(({ slug, [locale]: texts }) => ({ slug, ...texts })),
  };
}

/** The words of the model, which the route has at hand before the page is shown. */
export const useModelTexts = () => useLoaderData<ModelTexts>();
