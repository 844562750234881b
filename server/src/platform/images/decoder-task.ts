/** A square in fractions: `left` and `size` of the width, `top` of the height. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** The message to a decoding process. */
export type DecoderTask =
  | { readonly kind: 'viewable'; readonly path: string; readonly format: 'heif' | 'other' }
  | {
      readonly kind: 'square';
      /** A picture that was drawn by a task of the first kind. */
      readonly picture: Uint8Array;
      /** The picture's middle where there is none. */
      readonly square: Square | null;
      readonly side: number;
    };
