/** Where uploaded files live. Keys are the server's own; addresses are signed and short-lived. */
export interface Storage {
  /** An address that takes one PUT of this type and at most this many bytes. */
  uploadUrl(key: string, type: string, maxBytes: number): Promise<string>;
  downloadUrl(key: string): Promise<string>;
  remove(key: string): Promise<void>;
}
