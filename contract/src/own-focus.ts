/** The id of a focus in one’s own words; others are the ids of what they propose. */
export const ownFocus = 'own';
