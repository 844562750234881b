// Encodes what is drawn on a canvas, frame by frame, as VP9.

const rate = 30;

/**
 * @param {OffscreenCanvas} canvas
 * @param {(time: number) => void} draw draws the frame of a second
 * @param {{ duration: number, keys: number[], bitrate: number }} film
 *   `keys`: seconds of the key frames, the first one 0: what is sought is found there
 */
export async function encode(canvas, draw, { duration, keys, bitrate }) {
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
    width: canvas.width,
    height: canvas.height,
    codec: 'vp09.00.30.08',
    framerate: rate,
    bitrate,
    latencyMode: 'quality',
  });
  await Promise.race([failure.promise, feed(encoder, canvas, draw, { duration, keys })]);
  return frames;
}

/** Encodes no faster than frames are taken. */
async function feed(encoder, canvas, draw, { duration, keys }) {
  const keyFrames = new Set(keys.map((second) => Math.round(second * rate)));
  for (let index = 0; index < duration * rate; index += 1) {
    draw(index / rate);
    const frame = new VideoFrame(canvas, {
      timestamp: Math.round((index * 1e6) / rate),
      duration: Math.round(1e6 / rate),
    });
    encoder.encode(frame, { keyFrame: keyFrames.has(index) });
    frame.close();
    while (encoder.encodeQueueSize > 8)
      await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
  }
  await encoder.flush();
}
