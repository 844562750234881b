import type { libraryAdministrationRoutes as routes } from '@stratum/contract/library-administration';
import type { Call } from '../../../platform/http/call.ts';
import { requestUpload } from '../../uploads/index.ts';
import type { Deps } from '../deps.ts';

export async function requestLibraryUpload(
  deps: Deps,
  { caller, body, origin, tx }: Call<typeof routes.requestLibraryUpload>,
): Promise<string> {
  return requestUpload(tx, deps, caller.userId, { ...body, isForLibrary: true }, origin);
}
