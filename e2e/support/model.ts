import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CategorySlug } from '@stratum/contract/categories';
import type { Locale } from '@stratum/contract/locale';
import type categories from '../../content/pack/categories.json';
import type levels from '../../content/pack/levels.json';

const pack = join(import.meta.dirname, '..', '..', 'content', 'pack');

export function categoryName(slug: CategorySlug, locale: Locale): string {
  const { categories: all }: typeof categories = read('categories');
  return all.find((each) => each.slug === slug)?.[locale].name ?? '';
}

export function levelName(level: number, locale: Locale): string {
  const { levels: all }: typeof levels = read('levels');
  return all.find(({ number }) => number === level)?.[locale].name ?? '';
}

function read(file: string) {
  return JSON.parse(readFileSync(join(pack, `${file}.json`), 'utf8'));
}
