import { libraryAdministrationEndpoints } from '@stratum/contract/endpoints/library-administration';
import type { UploadId } from '@stratum/contract/ids';
import { uploadIdOf } from '@stratum/contract/upload-words';
import { callRoute } from '../../../shared/api/route-call.ts';
import { putFile } from '../../../shared/uploads/put-file.ts';

interface Sending {
  readonly file: File;
  readonly signal: AbortSignal;
  /** Told the whole percents that have been sent. */
  readonly onProgress: (percent: number) => void;
}

/** Sends a film or a picture for the library. @throws CallError */
export async function sendFile({ file, signal, onProgress }: Sending): Promise<UploadId> {
  const body = { filePath: file.name, fileFormat: file.type, fileSize: file.size };
  const url = await callRoute(
    libraryAdministrationEndpoints.requestLibraryUpload,
    { body },
    { signal },
  );
  await putFile({
    url,
    file,
    type: file.type,
    signal,
    onProgress: (sent) => onProgress(Math.min(100, Math.round((100 * sent) / file.size))),
  });
  return uploadIdOf(url);
}
