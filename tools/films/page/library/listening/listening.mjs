// “The thread”: 76 seconds about letting somebody come to the end.
import { drawCut, drawEmptyChair, drawGuess, drawMountains } from './cut.mjs';
import { drawCat, drawPickUp } from './taken-up.mjs';
import { drawQuestion } from './told.mjs';
import { drawBreaths, drawInvitation } from './two-breaths.mjs';

export const duration = 76;
/** The second that its picture is taken at. */
export const poster = 57.5;

export const scenes = [
  { at: 0, draw: drawQuestion },
  { at: 11, draw: drawGuess },
  { at: 20, draw: drawCut },
  { at: 29, draw: drawMountains },
  { at: 36, draw: drawEmptyChair },
  { at: 42, draw: drawPickUp },
  { at: 49, draw: drawCat },
  { at: 58, draw: drawBreaths },
  { at: 70, draw: drawInvitation },
];
