interface Shape {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  /** So many pixels become one, along both sides. */
  readonly factor: number;
}

/** Averages squares of pixels while the lines come in. */
export function createShrinker({ width, height, channels, factor }: Shape) {
  const small = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
  const data = new Uint8Array(small.width * small.height * channels);
  /** Of each column, over the lines of the squares that are being filled. */
  const sums = new Uint32Array(width * channels);
  let lines = 0;
  let filled = 0;
  let start = 0;

  /** The squares at the right and the lower edge are narrower where the sides are no multiples. */
  const finishSquares = () => {
    for (let left = 0; left < width; left += factor) {
      const right = Math.min(left + factor, width);
      const area = filled * (right - left);
      for (let channel = 0; channel < channels; channel += 1) {
        let sum = 0;
        for (let x = left; x < right; x += 1) sum += sums[x * channels + channel] ?? 0;
        data[start + channel] = Math.round(sum / area);
      }
      start += channels;
    }
    sums.fill(0);
    filled = 0;
  };

  return {
    /** Takes the next line, from the top. It may be longer than the picture is wide. */
    addLine(line: Uint8Array): void {
      lines += 1;
      if (factor === 1) {
        data.set(line.subarray(0, sums.length), (lines - 1) * sums.length);
        return;
      }
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (line[at] ?? 0);
      filled += 1;
      if (filled === factor || lines === height) finishSquares();
    },
    picture: { data, ...small },
  };
}
