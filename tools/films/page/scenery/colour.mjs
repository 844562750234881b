// Colours of the two cuts: the light one as they are named, the dark one with their lightness moved.
import { mixed } from '../figure/paint.mjs';

const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** `#rrggbb` in OKLab: https://bottosson.github.io/posts/oklab/ */
function toOklab(colour) {
  const [r, g, b] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const written = rgb.map((value) =>
    Math.round(255 * gamma(Math.min(1, Math.max(0, value))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${written.join('')}`;
}

/** The lightness that the dark cut gives: from black to white. */
const ranges = {
  people: [0.24, 0.62],
  room: [0.14, 0.37],
  /** Steep: a day is a day in the dark too. */
  sky: [0.02, 0.61],
  land: [0.14, 0.46],
  sun: [0.3, 0.88],
  object: [0.3, 0.78],
  light: [0.3, 0.86],
  /** What is told stands before any sky. */
  line: [0.54, 0.98],
};
/** Share of a colour's chroma that is kept. */
const strengths = { room: 0.6, sky: 1.1, land: 0.8 };
/** What a pale sun is mixed with in the dark, where it would be a moon. */
const warm = '#ffae42';
/** What neutrals lean to in the dark: blue ink. */
const ink = [-0.006, -0.022];

/**
 * @param {'light' | 'dark'} cut
 * @returns {(colour: string, kind?: keyof typeof ranges) => string}
 */
export function createInk(cut) {
  if (cut === 'light') return (colour) => colour;
  const known = new Map();
  return (colour, kind = 'room') => {
    const key = colour + kind;
    if (!known.has(key))
      known.set(
        key,
        darkened(
          kind === 'sun' ? mixed(colour, warm, 0.65) : colour,
          ranges[kind],
          strengths[kind] ?? 0.9,
        ),
      );
    return known.get(key);
  };
}

/** @param {number} strength share of the colour that is kept */
function darkened(colour, [from, to], strength) {
  const [lightness, a, b] = toOklab(colour);
  const neutral = 1 - Math.min(1, Math.hypot(a, b) / 0.06);
  return fromOklab([
    from + (to - from) * lightness,
    a * strength + ink[0] * neutral,
    b * strength + ink[1] * neutral,
  ]);
}
