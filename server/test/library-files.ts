import type { UploadId } from '@stratum/contract/ids';
import type { VideoTexts } from '@stratum/contract/library/administration';
import { libraryAdministrationRoutes } from '@stratum/contract/library-administration';
import type { Locale } from '@stratum/contract/locale';
import { uploadHeaders, uploadIdOf } from '@stratum/contract/upload-words';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';
import type { TestApp } from './create-test-app.ts';
import { seedUpload } from './seed-uploads.ts';

const videoText = {
  title: 'A second look',
  description: 'What a second look at a plan finds.',
  captions: [
    { from: 0, to: 4, text: 'Twice a day.' },
    { from: 6, to: 9.5, text: 'And once at night.' },
  ],
  chapters: [{ at: 0, title: 'A question' }],
};
export const videoTexts: VideoTexts = { en: videoText, fr: videoText, de: videoText };

const moduleText = { title: 'Look twice', act: 'Look at a plan twice.', rule: null };
export const moduleTexts = { en: moduleText, fr: moduleText, de: moduleText };

/** A film or a picture that an administrator has sent and that was looked at. */
export async function sentForLibrary(
  on: TestApp,
  { id }: SignedInUser,
  type: 'video/webm' | 'image/webp',
): Promise<UploadId> {
  return (await seedUpload(on, id, type, true)).id;
}

/** Does what an administrator's browser does to send a film or a picture. */
export async function sendForLibrary(
  { app }: Pick<TestApp, 'app'>,
  admin: SignedInUser,
  { type, bytes, locale = 'en' }: { type: string; bytes: Buffer; locale?: Locale },
) {
  const body = { filePath: 'a/film', fileFormat: type, fileSize: bytes.length };
  const asked = dataOf(
    await admin.call(libraryAdministrationRoutes.requestLibraryUpload, { body }),
  );
  const { pathname, search } = new URL(asked);
  const { statusCode, body: answer } = await app.inject({
    method: 'PUT',
    url: pathname + search,
    headers: { ...uploadHeaders(type), 'accept-language': locale },
    payload: bytes,
  });
  const error: { code: string; message: string } | null =
    answer === '' ? null : JSON.parse(answer).error;
  return { uploadId: uploadIdOf(asked), status: statusCode, error };
}
