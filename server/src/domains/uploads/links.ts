import type { SignedLink } from '@stratum/contract/uploads';
import type { UploadDeps } from './deps.ts';
import { ensureValidated } from './process-upload.ts';
import { uploadRules } from './rules.ts';
import type { FilePurpose, FileRow, UploadRow } from './tables.ts';

/** Where a file can be read. */
export async function fileLink(deps: UploadDeps, file: FileRow): Promise<SignedLink> {
  return linkTo(deps, file, shownByGroups.has(file.purpose) ? uploadRules.groupLink : undefined);
}

/** What members of a group see: whoever has left it cannot go on seeing it for long. */
const shownByGroups: ReadonlySet<FilePurpose> = new Set(['group_picture', 'chat', 'shared_item']);

/** Where an upload that is not claimed yet can be read. */
export async function uploadLink(deps: UploadDeps, upload: UploadRow): Promise<SignedLink> {
  const { name, stored } = await ensureValidated(deps, upload);
  return linkTo(deps, { name, ...stored });
}

async function linkTo(
  { storage }: UploadDeps,
  { key, type, name, size }: { key: string; type: string; name: string; size: number },
  seconds?: number,
): Promise<SignedLink> {
  const { url, expiresAt } = await storage.link(key, { type, name }, seconds);
  return { url, type, name, size, expiresAt: expiresAt.toISOString() };
}
