/** Where a level stands on the page: `#level-5`. */
export const levelAnchor = (level: number) => `level-${level}`;
