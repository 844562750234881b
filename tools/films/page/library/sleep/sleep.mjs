// “The clock that travels”: 75 seconds about one time for getting up.
import { drawNight, drawSeven, drawTen } from './bedroom.mjs';
import { drawJourney, drawMonday, drawSupper } from './journey.mjs';
import { drawEvening, drawFreeDay } from './new-hour.mjs';

export const duration = 75;
/** The second that its picture is taken at. */
export const poster = 16;

export const scenes = [
  { at: 0, draw: drawNight },
  { at: 12, draw: drawSeven },
  { at: 22, draw: drawTen },
  { at: 32, draw: drawJourney },
  { at: 42, draw: drawMonday },
  { at: 50, draw: drawSupper },
  { at: 56, draw: drawFreeDay },
  { at: 67, draw: drawEvening },
];
