declare module 'heic-decode' {
  interface Decoded {
    readonly data: Uint8ClampedArray;
  }
  interface Picture {
    readonly width: number;
    readonly height: number;
    decode(): Promise<Decoded>;
  }
  const heif: { all(input: { buffer: Uint8Array }): Promise<Picture[]> };
  export default heif;
}
