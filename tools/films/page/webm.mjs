// A WebM file of one VP9 track: header, places to seek to, then one cluster for each key frame.
// Element ids and types: https://www.matroska.org/technical/elements.html

/** Milliseconds: what one unit of a block's time stands for, in nanoseconds. */
const timecodeScale = 1_000_000;
const name = 'stratum films';

const bytesOf = (parts) => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Big-endian, in as many bytes as asked for. */
const unsigned = (value, bytes) =>
  Uint8Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);
const text = (value) => new TextEncoder().encode(value);
const float = (value) => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
};

/** An id is written as it is; a size in eight bytes, so that no length depends on a value. */
function element(id, ...content) {
  const body = bytesOf(content);
  const size = unsigned(body.length, 8);
  size[0] = 0x01;
  return bytesOf([Uint8Array.from(id.match(/../g), (pair) => parseInt(pair, 16)), size, body]);
}

const header = element(
  '1a45dfa3',
  element('4286', unsigned(1, 1)),
  element('42f7', unsigned(1, 1)),
  element('42f2', unsigned(4, 1)),
  element('42f3', unsigned(8, 1)),
  element('4282', text('webm')),
  element('4287', unsigned(4, 1)),
  element('4285', unsigned(2, 1)),
);

const infoOf = (duration) =>
  element(
    '1549a966',
    element('2ad7b1', unsigned(timecodeScale, 4)),
    element('4489', float(duration)),
    element('4d80', text(name)),
    element('5741', text(name)),
  );

const tracksOf = ({ width, height }) =>
  element(
    '1654ae6b',
    element(
      'ae',
      element('d7', unsigned(1, 1)),
      element('73c5', unsigned(1, 1)),
      element('9c', unsigned(0, 1)),
      element('86', text('V_VP9')),
      element('83', unsigned(1, 1)),
      element('e0', element('b0', unsigned(width, 2)), element('ba', unsigned(height, 2))),
    ),
  );

/** Frames from one key frame to the next; a block's time counts from the cluster's. */
function clusterOf(frames) {
  const [{ time: start }] = frames;
  const blocks = frames.map(({ time, isKey, data }) =>
    element(
      'a3',
      Uint8Array.of(0x81),
      unsigned(time - start, 2),
      Uint8Array.of(isKey ? 0x80 : 0),
      data,
    ),
  );
  return element('1f43b675', element('e7', unsigned(start, 4)), ...blocks);
}

const cuesOf = (points) =>
  element(
    '1c53bb6b',
    ...points.map(({ time, position }) =>
      element(
        'bb',
        element('b3', unsigned(time, 4)),
        element('b7', element('f7', unsigned(1, 1)), element('f1', unsigned(position, 4))),
      ),
    ),
  );

const seekHeadOf = (places) =>
  element(
    '114d9b74',
    ...places.map(({ id, position }) =>
      element(
        '4dbb',
        element('53ab', unsigned(parseInt(id, 16), 4)),
        element('53ac', unsigned(position, 4)),
      ),
    ),
  );

/**
 * @param {{ width: number, height: number, duration: number }} film duration in milliseconds
 * @param {{ time: number, isKey: boolean, data: Uint8Array }[]} frames in order, times in whole
 *   milliseconds; the first is a key frame
 */
export function webmOf(film, frames) {
  const groups = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([]);
    groups.at(-1).push(frame);
  }
  const [info, tracks] = [infoOf(film.duration), tracksOf(film)];
  const clusters = groups.map(clusterOf);
  const starts = groups.map(([{ time }]) => time);
  // What stands before the clusters has a fixed length: a first draft tells where each part begins.
  const draft = cuesOf(starts.map((time) => ({ time, position: 0 })));
  const parts = ['1549a966', '1654ae6b', '1c53bb6b'];
  let position = seekHeadOf(parts.map((id) => ({ id, position: 0 }))).length;
  const placed = [info, tracks, draft].map(({ length }, at) => {
    position += length;
    return { id: parts[at], position: position - length };
  });
  const points = clusters.map(({ length }, at) => {
    position += length;
    return { time: starts[at], position: position - length };
  });
  const segment = [seekHeadOf(placed), info, tracks, cuesOf(points), ...clusters];
  return bytesOf([header, element('18538067', ...segment)]);
}
