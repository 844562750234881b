/** One of several that are switched on and off, as short words side by side. */
export const chipStyle =
  'focus-ring inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-outline ' +
  'px-4.5 text-ui font-medium transition-colors data-hovered:bg-hover ' +
  'data-selected:border-accent data-selected:bg-accent-soft';
