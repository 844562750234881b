/** A window on a desk, with a mouse. */
export const wide = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

/** A telephone in the hand. */
export const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
