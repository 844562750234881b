import type { LocalPack } from '@stratum/content/pack';
import type { CategorySlug } from '@stratum/contract/categories';

/** The levels and categories in one language. */
export function levelTexts(pack: LocalPack) {
  return {
    levels: pack.levels.map(({ number, colours, name, line, description }) => ({
      level: number,
      colour: colours,
      name,
      line,
      description,
    })),
    categories: pack.categories
      .filter(({ available }) => available)
      .map(({ slug, name, line }) => ({ categoryType: slug, name, line })),
  };
}

export function traitTexts(pack: LocalPack, category: CategorySlug | undefined) {
  const traits = category === undefined ? pack.traits : pack.traitsOf(category);
  return {
    traits: traits.map(({ id, category: categoryType, behaviours, ...texts }) => ({
      traitId: id,
      categoryType,
      name: texts.name,
      definition: texts.definition,
      help: texts.help,
      caution: texts.caution,
      behaviours: [...behaviours],
      sources: [...texts.sources],
      tips: [...texts.tips],
    })),
  };
}
