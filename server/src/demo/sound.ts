/** Samples a second: enough for a voice. */
const rate = 8_000;
/** Heights of the drawing, and how many. */
const [loudest, bars] = [31, 100];

export interface Sound {
  readonly bytes: Uint8Array;
  readonly seconds: number;
  readonly peaks: number[];
}

/** A hummed tune in the rhythm of speech, as a WAV file; the same at every start. */
export function humOf(seconds: number): Sound {
  const count = seconds * rate;
  const file = Buffer.alloc(44 + count * 2);
  writeHead(file, count * 2);
  const peaks = Array.from({ length: bars }, () => 0);
  for (let at = 0; at < count; at += 1) {
    const value = sampleAt(at / rate, seconds);
    file.writeInt16LE(Math.round(value * 20_000), 44 + at * 2);
    const bar = Math.floor((at / count) * bars);
    peaks[bar] = Math.max(peaks[bar] ?? 0, Math.round(Math.abs(value) * loudest));
  }
  return { bytes: file, seconds, peaks };
}

/** Tones of a scale, a syllable each, with breaths between sentences. */
function sampleAt(time: number, length: number): number {
  const syllable = Math.floor(time * 3.2);
  const within = time * 3.2 - syllable;
  const isBreath = syllable % 9 === 8;
  const fade = Math.min(1, time * 4, (length - time) * 4);
  const loudness = isBreath
    ? 0.03
    : Math.sin(Math.PI * within) ** 0.7 * (0.45 + 0.4 * noise(syllable));
  const pitch = 147 * 2 ** (([0, 2, 4, 5, 7, 4, 2][syllable % 7] ?? 0) / 12);
  const tone = (part: number) => Math.sin(2 * Math.PI * pitch * part * time) / part ** 1.6;
  return fade * loudness * 0.62 * (tone(1) + tone(2) + tone(3));
}

/** In [0, 1). */
function noise(seed: number): number {
  const large = Math.sin(seed * 12.9898) * 43_758.5453;
  return large - Math.floor(large);
}

/** The 44 bytes before the samples of a WAV file: one channel, 16 bits. */
function writeHead(file: Buffer, size: number): void {
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + size, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(size, 40);
}
