import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import {
  instantOf,
  messageLimits,
  systemTypes,
  writtenTypes,
} from '@stratum/contract/message-words';

interface Reader {
  readonly me: UserId;
  readonly isAdmin: boolean;
  /** Milliseconds. */
  readonly now: number;
}

/** What somebody may do with a message, as the server has it. */
export interface AllowedActions {
  readonly reply: boolean;
  readonly react: boolean;
  readonly copy: boolean;
  readonly edit: boolean;
  readonly pin: boolean;
  readonly delete: boolean;
  /** Deleting what somebody else wrote, which is said as such. */
  readonly takeDown: boolean;
  /** Telling of it, and of who wrote it. */
  readonly report: boolean;
}

const nothing: AllowedActions = {
  reply: false,
  react: false,
  copy: false,
  edit: false,
  pin: false,
  delete: false,
  takeDown: false,
  report: false,
};

export function allowedActions(message: Message, { me, isAdmin, now }: Reader): AllowedActions {
  const { type, body, senderId, deletedAt } = message;
  if (deletedAt !== null || systemTypes.some((system) => system === type)) return nothing;
  const isWritten = writtenTypes.some((written) => written === type);
  const isOwn = senderId === me;
  const isChangeable = isOwn && isWritten && now < changeableUntil(message);
  return {
    reply: true,
    react: true,
    copy: body !== null,
    edit: isChangeable && body !== null,
    pin: isAdmin,
    delete: isChangeable || (isAdmin && isOwn && isWritten),
    takeDown: isAdmin && !isOwn && isWritten,
    report: !isOwn && isWritten && senderId !== null,
  };
}

/** Until then whoever wrote it can change it; milliseconds. */
function changeableUntil({ timetoken }: Pick<Message, 'timetoken'>): number {
  return instantOf(timetoken).getTime() + messageLimits.changeableMinutes * 60_000;
}
