// Runs in the page: draws the film of a skill in one of its two cuts, or single moments of it.
import { encode } from './encode.mjs';
import * as discipline from './library/discipline/discipline.mjs';
import * as listening from './library/listening/listening.mjs';
import { drawAt, keysOf } from './library/scenes.mjs';
import * as sleep from './library/sleep/sleep.mjs';
import { createInk } from './scenery/colour.mjs';
import { size } from './stage.mjs';
import { webmOf } from './webm.mjs';

const lessons = { discipline, listening, sleep };
/** About a megabyte in 75 seconds. */
const spending = { rate: 24, bitrate: 60_000, keyBitrate: 600_000 };

/**
 * @param {string} trait
 * @param {'light' | 'dark'} cut
 * @returns {Promise<{ film: string, poster: string }>} in Base64
 */
export async function shootLesson(trait, cut, font) {
  const { duration, poster } = lessons[trait];
  const { canvas, draw } = await openScene(trait, cut, font);
  const keys = keysOf(lessons[trait]);
  const frames = await encode(canvas, draw, { duration, keys, ...spending });
  const film = webmOf({ ...size, duration: duration * 1000 }, frames);
  draw(poster);
  return { film: film.toBase64(), poster: await pictureOf(canvas) };
}

/** @returns {Promise<string[]>} pictures of the film at its seconds, in Base64 */
export async function stills(trait, cut, font, seconds) {
  const { canvas, draw } = await openScene(trait, cut, font);
  const pictures = [];
  for (const second of seconds) {
    draw(second);
    pictures.push(await pictureOf(canvas));
  }
  return pictures;
}

async function openScene(trait, cut, font) {
  document.fonts.add(await new FontFace('Film', `url(${font})`, { weight: '100 900' }).load());
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { alpha: false });
  const stage = { context, ink: createInk(cut) };
  return { canvas, draw: (time) => drawAt(lessons[trait], stage, time) };
}

async function pictureOf(canvas) {
  const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
  return (await picture.bytes()).toBase64();
}
