// “The clock that travels”: 75 seconds about one time for getting up.
import { wide } from '../../scenery/camera.mjs';
import { inShots } from '../scenes.mjs';
import { drawNight, drawSeven, drawTen } from './bedroom.mjs';
import { drawJourney, drawMonday, drawSupper } from './journey.mjs';
import { drawEvening, drawFreeDay } from './new-hour.mjs';

export const duration = 75;
/** The second that its picture is taken at. */
export const poster = 18;

export const scenes = [
  ...inShots({ at: 0, length: 12, draw: drawNight }, [
    [0, wide],
    [4.6, { at: [310, 352], zoom: 1.75 }],
    [8.2, { at: [470, 340], zoom: 1.35 }],
  ]),
  ...inShots({ at: 12, length: 10, draw: drawSeven }, [
    [0, wide],
    [5, { at: [575, 250], zoom: 1.6 }],
  ]),
  ...inShots({ at: 22, length: 10, draw: drawTen }, [
    [0, wide],
    [4.8, { at: [700, 206], zoom: 2.1 }],
  ]),
  ...inShots({ at: 32, length: 10, draw: drawJourney }, [
    [0, wide],
    [5.4, { at: [672, 290], zoom: 1.75 }],
  ]),
  ...inShots({ at: 42, length: 8, draw: drawMonday }, [
    [0, wide],
    [4.4, { at: [356, 392], zoom: 2.1 }],
  ]),
  ...inShots({ at: 50, length: 6, draw: drawSupper }, [
    [0, wide],
    [3.4, { at: [676, 380], zoom: 1.7 }],
  ]),
  ...inShots({ at: 56, length: 11, draw: drawFreeDay }, [
    [0, wide],
    [6, { at: [540, 196], zoom: 1.5 }],
  ]),
  ...inShots({ at: 67, length: 8, draw: drawEvening }, [
    [0, wide],
    [4.6, { at: [588, 330], zoom: 1.3 }],
  ]),
];
