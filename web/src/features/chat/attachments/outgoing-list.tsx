import type { GroupId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { useEffect, useEffectEvent } from 'react';
import { OutgoingFile } from './outgoing-file.tsx';
import { followStored, useOutgoing } from './shared-outgoing.ts';

interface OutgoingAttachmentsProps {
  groupId: GroupId;
  /** A file has become a message. */
  onStored: (message: Message) => void;
}

/** Files that are on their way to a group, after all that is there. */
export function OutgoingAttachments({ groupId, onStored }: OutgoingAttachmentsProps) {
  const files = useOutgoing(groupId);
  const tell = useEffectEvent((message: Message) => {
    if (message.groupId === groupId) onStored(message);
  });
  useEffect(() => followStored((message) => tell(message)), []);
  if (files.length === 0) return null;
  return (
    <ul className="ml-auto grid w-fit max-w-full justify-items-end gap-2">
      {files.map(({ entry, state }) => (
        <OutgoingFile key={entry.id} entry={entry} state={state} />
      ))}
    </ul>
  );
}
