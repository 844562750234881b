// “The thread”: 76 seconds about letting somebody come to the end.
import { wide } from '../../scenery/camera.mjs';
import { inShots } from '../scenes.mjs';
import { drawCut, drawEmptyChair, drawGuess, drawMountains } from './cut.mjs';
import { drawCat, drawPickUp } from './taken-up.mjs';
import { drawQuestion } from './told.mjs';
import { drawBreaths, drawInvitation, sits } from './two-breaths.mjs';

export const duration = 76;
/** The second that its picture is taken at. */
export const poster = 57.5;

export const scenes = [
  ...inShots({ at: 0, length: 11, draw: drawQuestion }, [
    [0, wide],
    [5.6, { at: [560, 214], zoom: 1.55 }],
  ]),
  { at: 11, draw: drawGuess },
  { at: 20, draw: drawCut },
  ...inShots({ at: 29, length: 7, draw: drawMountains }, [
    [0, { at: [316, 232], zoom: 1.9 }],
    [4, { at: [480, 268], zoom: 1.02 }],
  ]),
  ...inShots({ at: 36, length: 6, draw: drawEmptyChair }, [
    [0, wide],
    [3.6, { at: [560, 358], zoom: 1.48 }],
  ]),
  { at: 42, draw: drawPickUp },
  { at: 49, draw: drawCat },
  ...inShots({ at: 58, length: 12, draw: drawBreaths }, [
    [0, { at: [496, 236], zoom: 1.46 }],
    [3.4, { at: [612, 226], zoom: 2.3 }],
    [7.8, { at: [480, 258], zoom: 1.06 }],
  ]),
  ...inShots({ at: 70, length: 6, draw: drawInvitation }, [
    [0, wide],
    [sits, { at: [486, 232], zoom: 1.5 }],
  ]),
];
