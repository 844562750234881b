// Runs in the page: draws a film frame by frame, at its own times, and gives back its files.
import { drawComparison } from './comparison.mjs';
import { encode } from './encode.mjs';
import { drawLevelLine } from './level-line.mjs';
import { drawRadar } from './radar.mjs';
import { createStage, size } from './stage.mjs';
import { webmOf } from './webm.mjs';

const draws = { radar: drawRadar, 'level-line': drawLevelLine, comparison: drawComparison };
/** One key frame a scene: what is sought is found at its beginning. */
const scene = 6;
const bitrate = 100_000;

/**
 * @param {string} graph
 * @param {number} duration seconds
 * @param {{ palette: object, font: string }} look
 * @returns {Promise<{ film: string, poster: string }>} in Base64
 */
export async function shoot(graph, duration, { palette, font }) {
  document.fonts.add(await new FontFace('Film', `url(${font})`, { weight: '100 900' }).load());
  const canvas = new OffscreenCanvas(size.width, size.height);
  const stage = createStage(canvas, palette);
  const draw = (time) => draws[graph](stage, time);
  const keys = Array.from({ length: Math.ceil(duration / scene) }, (_, at) => at * scene);
  const frames = await encode(canvas, draw, { duration, rate: 30, keys, bitrate });
  const film = webmOf({ ...size, duration: duration * 1000 }, frames);
  draw(duration);
  const poster = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
  return { film: film.toBase64(), poster: (await poster.bytes()).toBase64() };
}
