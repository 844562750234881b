import type { FileId, UserId } from '@stratum/contract/ids';
import { Avatar } from '../../../shared/avatar/avatar.tsx';

/** The members of a group, as the page that shows its boards has read them. */
export type People = ReadonlyMap<UserId, { readonly image: FileId | null }>;

/** The picture of somebody on a board. */
export function PersonPicture({
  people,
  userId,
  name,
}: {
  people: People;
  userId: UserId;
  name: string;
}) {
  return <Avatar fileId={people.get(userId)?.image ?? null} name={name} size="small" />;
}
