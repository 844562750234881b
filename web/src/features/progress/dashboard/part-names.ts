import type { TraitText } from '@stratum/contract/model';
import type { ModelNames } from '../../results/index.ts';
import type { OverallLevel, Part } from './overall-level.ts';

export interface NamedPart extends Part {
  readonly label: string;
}

export interface NamedParts {
  /** The category whose traits these are; null where they are the categories. */
  readonly category: string | null;
  readonly list: readonly NamedPart[];
}

/** The parts of the overall level with their names in the reader's language. */
export function namedParts(
  { of, list }: OverallLevel['parts'],
  model: ModelNames,
  traits: readonly TraitText[],
): NamedParts {
  const categoryName = (slug: string) =>
    model.categories.find(({ categoryType }) => categoryType === slug)?.name;
  if (of === 'categories') {
    return {
      category: null,
      list: list.map((part) => ({ ...part, label: categoryName(part.id) ?? part.id })),
    };
  }
  const traitName = (id: string) => traits.find(({ traitId }) => traitId === id)?.name;
  return {
    category: categoryName(of) ?? of,
    list: list.map((part) => ({ ...part, label: traitName(part.id) ?? part.id })),
  };
}
