/** Characters of a note to a moment. */
export const momentNoteLength = 500;
