/** What both ends know of the shop in the operator's console, without the schema library. */
export const productLimits = {
  nameLength: 80,
  lineLength: 160,
  descriptionLength: 4000,
  madeLength: 200,
  stock: 999_999,
  /** Minor units. */
  price: 10_000_000,
  currencies: 40,
} as const;

export const promoLimits = {
  fewestLetters: 3,
  uses: 999_999,
} as const;

/** What is taxed. */
export const taxClasses = ['standard', 'book', 'shipping'] as const;

export const newsLists = ['news', 'spotlight'] as const;
export type NewsListName = (typeof newsLists)[number];
export const newsLimits = { titleLength: 70, textLength: 240, linkLength: 300 } as const;
