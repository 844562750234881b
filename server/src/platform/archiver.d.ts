/** What the product uses of archiver, which comes without types. */
declare module 'archiver' {
  import type { Readable, Transform } from 'node:stream';

  export class ZipArchive extends Transform {
    constructor(options: { readonly zlib: { readonly level: number } });
    append(source: Buffer | Readable, entry: { readonly name: string; readonly date: Date }): this;
    /** Resolves when the end of the archive has been read. */
    finalize(): Promise<void>;
  }
}
