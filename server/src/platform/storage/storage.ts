import type { Readable } from 'node:stream';

/** An upload that was announced and whose bytes are to come. */
export interface AwaitedUpload {
  readonly id: string;
  readonly userId: string;
  readonly type: string;
  /** Exact number of bytes, where it was announced. */
  readonly size: number | null;
  readonly expiresAt: Date;
  /** May be a film: larger than other files, with more time to come. */
  readonly isForLibrary: boolean;
}

/** What was sent to an upload's address and lies in the storage: it is read there, in parts. */
export interface SentObject {
  readonly size: number;
  /** @param end the first byte that is left out */
  read(start: number, end: number): Promise<Uint8Array>;
  /** Stores it under a new key, unless something else lies there by now. */
  copyTo(key: string, type: string): Promise<void>;
}

/** A file that is kept, as a listing finds it. */
export interface KeptObject {
  readonly key: string;
  readonly size: number;
  readonly writtenAt: Date;
}

/** What keys of files that are kept begin with. */
export const keptFolders = ['users', 'library'] as const;

/** How a stored file is handed out. */
export interface ServedAs {
  readonly type: string;
  /** The name under which a browser saves it. */
  readonly name: string;
}

/**
 * Where files live. Keys are the server's own, under the owner's prefix, and are written once.
 * Addresses are signed, for one purpose, and die within minutes.
 */
export interface Storage {
  /** Folder for bytes that are being received or inspected. */
  readonly scratch: string;
  /** Where a browser sends and loads files besides the product's own origin. */
  readonly origin: string | null;
  /**
   * An address that takes one PUT of this upload.
   * @param reachedAt the product's origin as the caller reached it
   */
  uploadUrl(upload: AwaitedUpload, reachedAt: string): Promise<string>;
  /**
   * Copies the bytes that were sent to an upload's address into a file.
   * @returns false where none came; a storage that hands them over as they come always says so
   * @throws AppError file_too_large
   */
  fetchUpload(upload: AwaitedUpload, path: string): Promise<boolean>;
  /** The same without a copy, for what is large; null where none came. */
  openSent(upload: AwaitedUpload): Promise<SentObject | null>;
  /** Removes the bytes that were sent to an upload's address. */
  dropUpload(upload: AwaitedUpload): Promise<void>;
  /** Stores bytes, or a file of `scratch`, under a new key. */
  write(key: string, type: string, source: Uint8Array | { readonly path: string }): Promise<void>;
  /** Stores the bytes of a key under a new one. */
  copy(key: string, to: string, type: string): Promise<void>;
  /** @throws AppError not_found */
  read(key: string): Promise<Readable>;
  /** All files that are kept, in no order; nothing of what is on its way. */
  list(): AsyncIterable<KeptObject>;
  /**
   * An address at which a stored file can be read until `expiresAt`.
   * @param seconds for which it is good at most; five minutes where absent
   */
  link(key: string, as: ServedAs, seconds?: number): Promise<{ url: string; expiresAt: Date }>;
  remove(key: string): Promise<void>;
  /** Removes what was sent before an instant and was never taken over. */
  sweepIncoming(before: Date): Promise<void>;
}

/** Seconds for which a link is good at most, where nothing else is asked for. */
const linkLifetime = 5 * 60;
/** Links of the same file made within this part of it are alike, so that a browser can keep what it has. */
const linkStep = 1 / 5;

/** When a link made now begins and ends: it is good for four fifths of its lifetime or more. */
export function linkTimes(now: Date, seconds: number = linkLifetime): { from: Date; until: Date } {
  const lifetime = seconds * 1000;
  const step = lifetime * linkStep;
  const from = Math.floor(now.getTime() / step) * step;
  return { from: new Date(from), until: new Date(from + lifetime) };
}
