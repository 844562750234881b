import {
  type Channels,
  channelsOf,
  decodeTile,
  decodeWhole,
  type HeifImage,
  memory,
  openHeif,
  type Plane,
  release,
  shownSize,
  type Tiling,
  type Transformation,
  tilingOf,
  transformationsOf,
} from './libheif.ts';
import { createShrinker } from './shrink.ts';

/** How pixels become upright: mirrored left to right first, then turned by degrees. */
export interface Turn {
  readonly mirrored: boolean;
  readonly clockwise: number;
}

export interface HeifPicture {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly channels: Channels;
  /** What is still to be done to it. */
  readonly turn: Turn;
}

interface HeifLimits {
  /** Pixels that are decoded. */
  readonly maxPixels: number;
  /** The longer side is made smaller by a whole number, but not below this. */
  readonly viewableSide: number;
}

const upright: Turn = { mirrored: false, clockwise: 0 };

/**
 * Decodes a HEIF picture tile by tile, as telephones write them, so that it is never whole in
 * memory. One in a single piece, cut or with transparency is decoded at once.
 * @throws Error that says what is wrong with the file
 */
export function decodeTiles(file: Uint8Array, limits: HeifLimits): HeifPicture {
  const image = openHeif(file);
  const channels = channelsOf(image);
  const turn = turnBy(transformationsOf(image));
  const tiling = tilingOf(image);
  checkPixels(tiling, limits);
  if (channels === 3 && turn && tiling.columns * tiling.rows > 1) {
    const decode = (column: number, row: number) => decodeTile(image, channels, column, row);
    return { ...shrunk({ tiling, channels, decode }, limits), channels, turn };
  }
  const whole = asOneTile(image);
  checkPixels(whole, limits);
  const decode = () => decodeWhole(image, channels);
  return { ...shrunk({ tiling: whole, channels, decode }, limits), channels, turn: upright };
}

function checkPixels({ columns, rows, tileWidth, tileHeight }: Tiling, limits: HeifLimits): void {
  const pixels = columns * tileWidth * rows * tileHeight;
  if (pixels > limits.maxPixels) throw new Error(`${pixels} pixels are too many`);
}

function asOneTile(image: HeifImage): Tiling {
  const { width, height } = shownSize(image);
  return { columns: 1, rows: 1, tileWidth: width, tileHeight: height, width, height };
}

/** Transformations as one turn; null where the picture is cut as well. */
function turnBy(transformations: readonly Transformation[]): Turn | null {
  let { mirrored, clockwise } = upright;
  for (const step of transformations) {
    if (step.kind === 'rotation') {
      clockwise -= step.counterclockwise;
    } else if (step.kind === 'mirror') {
      mirrored = !mirrored;
      // A mirror behind a turn is the same mirror before the opposite turn.
      clockwise = (step.isLeftToRight ? 0 : 180) - clockwise;
    } else {
      return null;
    }
  }
  return { mirrored, clockwise: ((clockwise % 360) + 360) % 360 };
}

interface TileSource {
  readonly tiling: Tiling;
  readonly channels: Channels;
  decode(column: number, row: number): Plane;
}

/** Decodes one row of tiles after another and takes their pixels over line by line. */
function shrunk({ tiling, channels, decode }: TileSource, { viewableSide }: HeifLimits) {
  const { columns, rows, tileWidth, tileHeight, width, height } = tiling;
  const factor = Math.max(1, Math.floor(Math.max(width, height) / viewableSide));
  const shrinker = createShrinker({ width, height, channels, factor });
  const lineBytes = tileWidth * channels;
  const line = new Uint8Array(columns * lineBytes);
  for (let row = 0; row < rows; row += 1) {
    const planes = Array.from({ length: columns }, (_, column) => decode(column, row));
    if (planes.some((plane) => plane.width !== tileWidth || plane.height !== tileHeight)) {
      throw new Error('a tile of another size than the first');
    }
    const lines = Math.min(tileHeight, height - row * tileHeight);
    for (let y = 0; y < lines; y += 1) {
      for (const [column, { start, stride }] of planes.entries()) {
        const from = start + y * stride;
        line.set(memory().subarray(from, from + lineBytes), column * lineBytes);
      }
      shrinker.addLine(line);
    }
    for (const plane of planes) release(plane);
  }
  return shrinker.picture;
}
