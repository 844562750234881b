import sharp, { type Sharp } from 'sharp';
import { AppError } from '../http/app-error.ts';
import { decodeHeif } from './decode-heif.ts';
import { imageRules } from './rules.ts';

/** A picture that is safe to show: drawn anew, upright, in sRGB, without anything but its pixels. */
export interface Picture {
  readonly type: 'image/webp';
  readonly bytes: Buffer;
}

/** A square in fractions: `left` and `size` of the width, `top` of the height. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

const { maxPixels, viewableSide, quality, timeout } = imageRules;

// Nothing is decoded twice, and one processor is left to everybody else.
sharp.cache(false);
sharp.concurrency(1);
// Nothing else is tried on a file, whatever its first bytes make of it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
});

const careful = {
  limitInputPixels: maxPixels,
  sequentialRead: true,
  // Warnings are common in pictures of telephones that every viewer shows.
  failOn: 'error',
  animated: false,
} as const;

/**
 * Draws a picture anew for screens, whatever it was sent as.
 * @throws AppError unreadable_file
 */
export function makeViewable(path: string, kind: 'heif' | 'other'): Promise<Picture> {
  return readable(async () => {
    if (kind === 'heif') {
      // The decoder has turned it upright already.
      const { data, width, height } = await decodeHeif(path);
      return encode(fitted(sharp(data, { raw: { width, height, channels: 4 } })));
    }
    const source = sharp(path, careful);
    const { orientation = 1 } = await source.metadata();
    const small = await fitted(source).timeout({ seconds: timeout }).raw().toBuffer({
      resolveWithObject: true,
    });
    const { width, height, channels } = small.info;
    const pixels = sharp(small.data, { raw: { width, height, channels } });
    return encode(upright(pixels, orientation));
  });
}

/** Cuts a square out of a viewable picture, its middle without one, and brings it to a side length. */
export function cutSquare(picture: Buffer, square: Square | null, side: number): Promise<Picture> {
  return readable(async () => {
    const source = sharp(picture, careful);
    const { width, height } = await source.metadata();
    const length = Math.max(1, Math.min(width, height, Math.round((square?.size ?? 1) * width)));
    const left = square ? Math.round(square.left * width) : Math.floor((width - length) / 2);
    const top = square ? Math.round(square.top * height) : Math.floor((height - length) / 2);
    const cut = source.extract({
      left: Math.min(left, width - length),
      top: Math.min(top, height - length),
      width: length,
      height: length,
    });
    return encode(cut.resize(side, side, { fit: 'fill' }));
  });
}

/** Brought to sRGB and to the size of a screen while it is read, so that it is never whole in memory. */
function fitted(source: Sharp): Sharp {
  return source
    .toColourspace('srgb')
    .resize(viewableSide, viewableSide, { fit: 'inside', withoutEnlargement: true });
}

/** By the eight orientations of EXIF: mirrored first, then turned clockwise. */
function upright(pixels: Sharp, orientation: number): Sharp {
  const turn = [0, 0, 0, 180, 180, 270, 90, 90, 270][orientation] ?? 0;
  const mirrored = [2, 4, 5, 7].includes(orientation);
  return (mirrored ? pixels.flop() : pixels).rotate(turn);
}

async function encode(picture: Sharp): Promise<Picture> {
  const bytes = await picture.timeout({ seconds: timeout }).webp({ quality }).toBuffer();
  return { type: 'image/webp', bytes };
}

/** Whatever a decoder refuses is the file's fault. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError('unreadable_file', { cause });
  }
}
