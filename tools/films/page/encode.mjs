// Encodes what is drawn on a canvas, frame by frame, as VP9.

/**
 * @param {OffscreenCanvas} canvas
 * @param {(time: number) => void} draw draws the frame of a second
 * @param {{ duration: number, rate: number, keys: number[], bitrate: number, keyBitrate?: number }} film
 *   `rate`: frames a second; `keys`: seconds of the key frames, the first one 0: what is sought is found
 *   there; `keyBitrate`: theirs, since what stands still stays as they show it
 */
export async function encode(canvas, draw, film) {
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
  const options = {
    width: canvas.width,
    height: canvas.height,
    codec: 'vp09.00.30.08',
    framerate: film.rate,
    latencyMode: 'quality',
  };
  const spend = (bitrate) => encoder.configure({ ...options, bitrate });
  spend(film.bitrate);
  await Promise.race([failure.promise, feed(encoder, canvas, draw, { ...film, spend })]);
  return frames;
}

/** Encodes no faster than frames are taken. */
async function feed(encoder, canvas, draw, { duration, rate, keys, bitrate, keyBitrate, spend }) {
  const keyFrames = new Set(keys.map((second) => Math.round(second * rate)));
  for (let index = 0; index < duration * rate; index += 1) {
    draw(index / rate);
    const frame = new VideoFrame(canvas, {
      timestamp: Math.round((index * 1e6) / rate),
      duration: Math.round(1e6 / rate),
    });
    const keyFrame = keyFrames.has(index);
    if (keyFrame && keyBitrate) spend(keyBitrate);
    encoder.encode(frame, { keyFrame });
    if (keyFrame && keyBitrate) spend(bitrate);
    frame.close();
    while (encoder.encodeQueueSize > 8)
      await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
  }
  await encoder.flush();
}
