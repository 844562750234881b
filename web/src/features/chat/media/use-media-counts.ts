import type { GroupId } from '@stratum/contract/ids';
import { type MediaKind, mediaCounted } from '@stratum/contract/message-words';
import { useState } from 'react';
import { useGroupMedia } from './use-group-media.ts';

/**
 * How many of each kind were shared, in digits; nothing where there are none. The first page of each
 * kind tells of all: what one has told stays until another is read.
 */
export function useMediaCounts(groupId: GroupId, kind: MediaKind): (kind: MediaKind) => string {
  const read = useGroupMedia(groupId, kind).list.data?.pages[0]?.counts;
  const [counts, setCounts] = useState(read);
  if (read && read !== counts) setCounts(read);
  return (each) => {
    const count = counts?.[each] ?? 0;
    if (count === 0) return '';
    // Below a thousand a number is written alike in every language.
    return count < mediaCounted ? `${count}` : `${mediaCounted - 1}+`;
  };
}
