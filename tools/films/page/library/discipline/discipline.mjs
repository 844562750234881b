// “One board”: 76 seconds about a start that is made easy.
import { drawDayAfter, drawFair, drawGrey, drawGuests, drawTired } from './each-day.mjs';
import { drawSecondDay, drawStart } from './first-day.mjs';
import { drawBehind, drawMove, drawWeeks } from './shed.mjs';
import { drawMonth, drawReady, drawTonight } from './tonight.mjs';

export const duration = 76;
/** The second that its picture is taken at. */
export const poster = 39;

export const scenes = [
  { at: 0, draw: drawStart },
  { at: 7, draw: drawSecondDay },
  { at: 12, draw: drawWeeks },
  { at: 18, draw: drawBehind },
  { at: 25, draw: drawMove },
  { at: 37, draw: drawFair },
  { at: 41.5, draw: drawGrey },
  { at: 45.5, draw: drawTired },
  { at: 50, draw: drawGuests },
  { at: 54.5, draw: drawDayAfter },
  { at: 60, draw: drawTonight },
  { at: 65.6, draw: drawReady },
  { at: 70, draw: drawMonth },
];
