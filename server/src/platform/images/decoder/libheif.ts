import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import createLibheif from 'libheif-js/libheif-wasm/libheif.js';

export type Channels = 3 | 4;

/** The main picture of an open file, by its addresses. */
export interface HeifImage {
  readonly context: number;
  readonly handle: number;
}

/** Equal tiles, of which the last column and row may reach beyond the picture. */
export interface Tiling {
  readonly columns: number;
  readonly rows: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly width: number;
  readonly height: number;
}

/** Decoded pixels in libheif's memory. */
export interface Plane {
  readonly image: number;
  readonly width: number;
  readonly height: number;
  readonly start: number;
  /** Bytes from one line to the next. */
  readonly stride: number;
}

/** What is done to the stored pixels to show them. */
export type Transformation =
  | { readonly kind: 'rotation'; readonly counterclockwise: number }
  | { readonly kind: 'mirror'; readonly isLeftToRight: boolean }
  | { readonly kind: 'other' };

const wasm = fileURLToPath(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm'));
const libheif = createLibheif({ wasmBinary: readFileSync(wasm) });
const {
  _malloc: allocate,
  _heif_context_alloc: createContext,
  _heif_context_read_from_memory_without_copy: readFile,
  _heif_context_get_primary_image_handle: getPrimaryImage,
  _heif_image_handle_get_item_id: itemOf,
  _heif_image_handle_has_alpha_channel: hasAlpha,
  _heif_image_handle_get_width: widthOf,
  _heif_image_handle_get_height: heightOf,
  _heif_image_handle_get_image_tiling: getTiling,
  _heif_item_get_transformation_properties: getTransformations,
  _heif_item_get_property_type: propertyType,
  _heif_item_get_property_transform_rotation_ccw: rotationOf,
  _heif_item_get_property_transform_mirror: mirrorOf,
  _heif_decoding_options_alloc: createOptions,
  _heif_decode_image: decodeImage,
  _heif_image_handle_decode_image_tile: decodeImageTile,
  _heif_image_get_plane_readonly2: planeOf,
  _heif_image_get_width: planeWidth,
  _heif_image_get_height: planeHeight,
  _heif_image_release: releaseImage,
} = libheif;

/** Values of libheif's enumerations. */
const rgb = 1;
const interleaved = { 3: 10, 4: 11 } as const;
const interleavedChannel = 10;
const fourCharacters = (code: string) => Buffer.from(code).readUInt32BE();
const [rotation, mirror] = [fourCharacters('irot'), fourCharacters('imir')];

/** Where libheif writes its errors (three words) and answers (at most a tiling of eighteen). */
const error = allocate(12);
const answer = allocate(72);
const mostProperties = 18;
/**
 * Options that leave transformations aside, by the second byte of their structure: libheif 1.23
 * misplaces the tiles of a turned picture whose sides are no multiples of theirs.
 */
const asStored = createOptions();
libheif.HEAPU8[asStored + 1] = 1;

/** All memory of the decoder; another object once it has grown. */
export function memory(): Uint8Array<ArrayBuffer> {
  return libheif.HEAPU8;
}

/** @throws Error where it is no HEIF file */
export function openHeif(file: Uint8Array): HeifImage {
  const start = allocate(file.length);
  memory().set(file, start);
  const context = createContext();
  readFile(error, context, start, file.length, 0);
  check();
  getPrimaryImage(error, context, answer);
  check();
  return { context, handle: word(answer) };
}

export function channelsOf({ handle }: HeifImage): Channels {
  return hasAlpha(handle) ? 4 : 3;
}

/** The size of the picture as it is to be shown. */
export function shownSize({ handle }: HeifImage): { width: number; height: number } {
  return { width: widthOf(handle), height: heightOf(handle) };
}

/** The tiles as they are stored. */
export function tilingOf({ handle }: HeifImage): Tiling {
  getTiling(error, handle, 0, answer);
  check();
  return {
    columns: word(answer + 4),
    rows: word(answer + 8),
    tileWidth: word(answer + 12),
    tileHeight: word(answer + 16),
    width: word(answer + 20),
    height: word(answer + 24),
  };
}

/** In the order in which they are done. */
export function transformationsOf({ context, handle }: HeifImage): Transformation[] {
  const item = itemOf(handle);
  const count = getTransformations(context, item, answer, mostProperties);
  const properties = Array.from({ length: count }, (_, index) => word(answer + 4 * index));
  return properties.map((property) => {
    switch (propertyType(context, item, property)) {
      case rotation:
        return { kind: 'rotation', counterclockwise: rotationOf(context, item, property) };
      case mirror:
        return { kind: 'mirror', isLeftToRight: mirrorOf(context, item, property) === 1 };
      default:
        return { kind: 'other' };
    }
  });
}

/** All of a picture, transformed. @throws Error where it cannot be decoded */
export function decodeWhole({ handle }: HeifImage, channels: Channels): Plane {
  decodeImage(error, handle, answer, rgb, interleaved[channels], 0);
  return decoded();
}

/** One tile as it is stored. @throws Error where it cannot be decoded */
export function decodeTile(
  { handle }: HeifImage,
  channels: Channels,
  column: number,
  row: number,
): Plane {
  decodeImageTile(error, handle, answer, rgb, interleaved[channels], asStored, column, row);
  return decoded();
}

export function release({ image }: Plane): void {
  releaseImage(image);
}

function decoded(): Plane {
  check();
  const image = word(answer);
  const start = planeOf(image, interleavedChannel, answer);
  const stride = word(answer);
  return {
    image,
    width: planeWidth(image, interleavedChannel),
    height: planeHeight(image, interleavedChannel),
    start,
    stride,
  };
}

/** @throws Error where libheif's last call failed */
function check(): void {
  const code = word(error);
  if (code === 0) return;
  const start = word(error + 8);
  const text = memory().subarray(start, memory().indexOf(0, start));
  throw new Error(`${code}/${word(error + 4)} ${Buffer.from(text).toString('latin1')}`);
}

function word(address: number): number {
  return Buffer.from(memory().buffer).readUInt32LE(address);
}
