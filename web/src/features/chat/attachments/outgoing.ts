import type { GroupId, MessageId } from '@stratum/contract/ids';
import type { FileShape } from '@stratum/contract/message';
import type { FileTypeName } from '@stratum/contract/upload-words';

/** A file on its way into a group. */
export interface Outgoing {
  /** Sorts by creation. */
  readonly id: string;
  readonly ownerId: string;
  readonly groupId: GroupId;
  /** By which its repetition is known. */
  readonly clientId: string;
  readonly type: 'image' | 'audio' | 'video' | 'file';
  readonly name: string;
  readonly mime: FileTypeName;
  readonly size: number;
  readonly shape: FileShape | null;
  readonly body: string | null;
  readonly replyTo: MessageId | null;
  readonly createdAt: number;
}

/** How a file stands that is not there yet. */
export type OutgoingState =
  | { readonly at: 'waiting' }
  /** The part that has arrived, 0 to 1. */
  | { readonly at: 'sending'; readonly part: number }
  /** Another try would fail as well. */
  | { readonly at: 'refused'; readonly message: string };

export const waiting: OutgoingState = { at: 'waiting' };
