import type { FileId, UserId } from '@stratum/contract/ids';

/** The members of a group, by whom its messages are read. */
export type People = ReadonlyMap<
  UserId,
  { readonly first_name: string; readonly image: FileId | null }
>;
