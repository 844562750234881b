import { AppError } from '../http/app-error.ts';
import { createSigner } from '../secrets/signer.ts';
import type { AwaitedUpload, ServedAs } from './storage.ts';

export type Parameters = Readonly<Record<string, string | undefined>>;

/** What an address for one PUT allows. */
export interface UploadPermit {
  readonly id: string;
  readonly type: string;
  readonly maxBytes: number;
  readonly exact: boolean;
}

/** Signs addresses of the product's own storage and reads them back. */
export function createAddresses(key: Buffer) {
  const { sign, isGenuine } = createSigner(key);

  /** @throws AppError forbidden or upload_expired; neither ends the client's session */
  const check = (parts: readonly string[], { until, signature }: Parameters, now: Date) => {
    const text = JSON.stringify([...parts, until ?? '']);
    if (!isGenuine(text, signature ?? '')) throw new AppError('forbidden');
    if (now.getTime() >= Number(until)) throw new AppError('upload_expired');
  };

  const signed = (path: string, parts: readonly string[], query: Parameters, until: Date) => {
    const limit = String(until.getTime());
    const parameters = {
      ...query,
      until: limit,
      signature: sign(JSON.stringify([...parts, limit])),
    };
    return `${path}?${new URLSearchParams(parameters).toString()}`;
  };

  return {
    upload(upload: AwaitedUpload, maxBytes: number): string {
      const { id, userId, type, size, expiresAt } = upload;
      const query = {
        owner: userId,
        type,
        ...(size === null ? { max: String(maxBytes) } : { size: String(size) }),
      };
      const path = upload.isForLibrary ? `/uploads/library/${id}` : `/uploads/${id}`;
      return signed(path, uploadParts(path, query), query, expiresAt);
    },
    /** @param path of the address, whose last segment is the id */
    checkUpload(path: string, query: Parameters, now: Date): UploadPermit {
      check(uploadParts(path, query), query, now);
      const { type = '', size, max } = query;
      const id = path.slice(path.lastIndexOf('/') + 1);
      return { id, type, maxBytes: Number(size ?? max), exact: size !== undefined };
    },
    file(fileKey: string, { type, name }: ServedAs, until: Date): string {
      const query = { type, name };
      return signed(`/files/${fileKey}`, fileParts(fileKey, query), query, until);
    },
    checkFile(fileKey: string, query: Parameters, now: Date): ServedAs {
      check(fileParts(fileKey, query), query, now);
      return { type: query.type ?? '', name: query.name ?? '' };
    },
  };
}
export type Addresses = ReturnType<typeof createAddresses>;

/** The method is signed, too: an address to read is none to write. */
function uploadParts(path: string, { owner = '', type = '', size = '', max = '' }: Parameters) {
  return ['PUT', path, owner, type, size, max];
}

function fileParts(key: string, { type = '', name = '' }: Parameters) {
  return ['GET', key, type, name];
}
