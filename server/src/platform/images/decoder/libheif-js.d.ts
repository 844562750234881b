declare module 'libheif-js/libheif-wasm/libheif.js' {
  /** The part of libheif's C interface that is used. Numbers are values or addresses in HEAPU8. */
  interface Libheif {
    /** All memory of the decoder; another object once it has grown. */
    readonly HEAPU8: Uint8Array<ArrayBuffer>;
    _malloc(bytes: number): number;
    _heif_context_alloc(): number;
    /** The bytes must stay where they are while the context is used. */
    _heif_context_read_from_memory_without_copy(
      error: number,
      context: number,
      file: number,
      bytes: number,
      options: 0,
    ): void;
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
    _heif_image_handle_get_item_id(handle: number): number;
    _heif_image_handle_has_alpha_channel(handle: number): number;
    _heif_image_handle_get_width(handle: number): number;
    _heif_image_handle_get_height(handle: number): number;
    _heif_image_handle_get_image_tiling(
      error: number,
      handle: number,
      transformed: 0 | 1,
      tiling: number,
    ): void;
    _heif_item_get_transformation_properties(
      context: number,
      item: number,
      properties: number,
      most: number,
    ): number;
    _heif_item_get_property_type(context: number, item: number, property: number): number;
    /** Degrees. */
    _heif_item_get_property_transform_rotation_ccw(
      context: number,
      item: number,
      property: number,
    ): number;
    /** 0: top becomes bottom; 1: left becomes right. */
    _heif_item_get_property_transform_mirror(
      context: number,
      item: number,
      property: number,
    ): number;
    _heif_decoding_options_alloc(): number;
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      colorspace: number,
      chroma: number,
      options: number,
    ): void;
    _heif_image_handle_decode_image_tile(
      error: number,
      handle: number,
      image: number,
      colorspace: number,
      chroma: number,
      options: number,
      column: number,
      row: number,
    ): void;
    _heif_image_get_plane_readonly2(image: number, channel: number, stride: number): number;
    _heif_image_get_width(image: number, channel: number): number;
    _heif_image_get_height(image: number, channel: number): number;
    _heif_image_release(image: number): void;
  }
  const createLibheif: (options: { readonly wasmBinary: Uint8Array }) => Libheif;
  export default createLibheif;
}
