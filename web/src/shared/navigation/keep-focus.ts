/** State of a navigation inside a page whose own keys have moved the focus already. */
export const keepFocus = 'keep-focus';
