/** One imagined person's five categories, in the model's order; the same in every drawing. */
const categories = [5.4, 6.1, 3.9, 6.8, 4.8];

export const example = {
  categories,
  overall: categories.reduce((sum, score) => sum + score, 0) / categories.length,
};
