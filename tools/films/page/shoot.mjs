// Runs in the page: draws a film frame by frame, at its own times, and gives back its files.
import { drawComparison } from './comparison.mjs';
import { drawLevelLine } from './level-line.mjs';
import { drawRadar } from './radar.mjs';
import { createStage, size } from './stage.mjs';
import { webmOf } from './webm.mjs';

const draws = { radar: drawRadar, 'level-line': drawLevelLine, comparison: drawComparison };
const rate = 30;
/** One key frame a scene: what is sought is found at its beginning. */
const scene = 6;

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
  const frames = await encode(canvas, draw, duration * rate);
  const film = webmOf({ ...size, duration: duration * 1000 }, frames);
  draw(duration);
  const poster = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
  return { film: film.toBase64(), poster: (await poster.bytes()).toBase64() };
}

async function encode(canvas, draw, count) {
  const frames = [];
  const failure = Promise.withResolvers();
  const encoder = new VideoEncoder({
    output(chunk) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      const time = Math.round(chunk.timestamp / 1000);
      frames.push({ time, isKey: chunk.type === 'key', data });
    },
    error: failure.reject,
  });
  encoder.configure({
    ...size,
    codec: 'vp09.00.30.08',
    framerate: rate,
    bitrate: 100_000,
    latencyMode: 'quality',
  });
  await Promise.race([failure.promise, feed(encoder, canvas, draw, count)]);
  return frames;
}

async function feed(encoder, canvas, draw, count) {
  for (let index = 0; index < count; index += 1) {
    draw(index / rate);
    const frame = new VideoFrame(canvas, {
      timestamp: Math.round((index * 1e6) / rate),
      duration: Math.round(1e6 / rate),
    });
    encoder.encode(frame, { keyFrame: index % (scene * rate) === 0 });
    frame.close();
    while (encoder.encodeQueueSize > 8)
      await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
  }
  await encoder.flush();
}
