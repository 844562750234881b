// Draws the pictures that a note may stand on: four drawings at three hours, into the pages' files.
// Without paper of their own and half transparent, so that each stands on a light and a dark sheet.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contour, core, ridge, sediment } from './drawings.mjs';

const folder = join(import.meta.dirname, '..', '..', 'web', 'public', 'note-backgrounds');
const drawings = { ridge, contour, core, sediment };
/** Colours from the lowest layer to the highest, and of lines. */
const hours = {
  dawn: {
    layers: [
      '#8784c4',
      '#7f9fcf',
      '#79aebd',
      '#83bcb4',
      '#9cc7a8',
      '#bccda0',
      '#d6cf9c',
      '#e8cd9a',
      '#f2c9a4',
    ],
    line: '#d08a5c',
  },
  noon: {
    layers: [
      '#7f9fcf',
      '#78a9c6',
      '#76b3ba',
      '#7dbbb0',
      '#8ac3ac',
      '#9bcaad',
      '#aed1b3',
      '#c1d8bd',
      '#d3dfca',
    ],
    line: '#4f9089',
  },
  dusk: {
    layers: [
      '#6f6bb0',
      '#7671b6',
      '#7e79bc',
      '#8783c1',
      '#918dc7',
      '#9c98cd',
      '#a8a4d3',
      '#b5b1d9',
      '#c3bfdf',
    ],
    line: '#7772b4',
  },
};

mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(drawings)) {
  for (const [hour, colours] of Object.entries(hours)) {
    writeFileSync(join(folder, `${name}-${hour}.svg`), draw(colours));
  }
}
