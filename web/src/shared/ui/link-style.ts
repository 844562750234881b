/** Links and quiet buttons inside sentences. */
export const linkStyle =
  'focus-ring -my-1 cursor-pointer rounded-sm py-1 font-semibold text-accent underline decoration-1 underline-offset-3 hover:decoration-2';
