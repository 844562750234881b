import sharp, { type Sharp } from 'sharp';
import type { DecoderTask } from '../decoder-task.ts';
import { imageRules } from '../rules.ts';
import { decodeHeif } from './heif.ts';
import type { Turn } from './heif-tiles.ts';

type Task<Kind> = Extract<DecoderTask, { kind: Kind }>;

const { maxPixels, viewableSide, quality } = imageRules;

// The process decodes one picture, by one processor: the others are for requests.
sharp.cache(false);
sharp.concurrency(1);
// Only these loaders run, whatever format a file's first bytes claim.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
});

const decodeOptions = {
  limitInputPixels: maxPixels,
  sequentialRead: true,
  // Warnings are common in pictures of telephones that every viewer shows.
  failOn: 'error',
  animated: false,
} as const;

/** Draws a picture anew for screens, as WebP. */
export async function drawViewable({ path, format }: Task<'viewable'>): Promise<Buffer> {
  if (format === 'heif') {
    const { data, width, height, channels, turn } = await decodeHeif(path);
    return drawUpright(sharp(data, { raw: { width, height, channels } }), turn);
  }
  const source = sharp(path, decodeOptions);
  const { orientation = 1 } = await source.metadata();
  return drawUpright(source, turnOf(orientation));
}

/** Cuts a square out of a picture that was drawn before. */
export async function cutSquare({ picture, square, side }: Task<'square'>): Promise<Buffer> {
  const source = sharp(picture, decodeOptions);
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
}

/** Brought to sRGB and to the size of a screen while it is read, so that it is never whole in memory. */
async function drawUpright(source: Sharp, { mirrored, clockwise }: Turn): Promise<Buffer> {
  const small = await source
    .toColourspace('srgb')
    .resize(viewableSide, viewableSide, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  const pixels = sharp(small.data, { raw: { width, height, channels } });
  return encode((mirrored ? pixels.flop() : pixels).rotate(clockwise));
}

/** By the eight orientations of EXIF. */
function turnOf(orientation: number): Turn {
  const clockwise = [0, 0, 0, 180, 180, 270, 90, 90, 270][orientation] ?? 0;
  return { mirrored: [2, 4, 5, 7].includes(orientation), clockwise };
}

function encode(picture: Sharp): Promise<Buffer> {
  return picture.webp({ quality }).toBuffer();
}
