import type { FileId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { reportRoutes as routes } from '@stratum/contract/reports';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { type UserRow, userById } from '../accounts/index.ts';
import { writtenMessage } from '../chat/index.ts';
import { judgedCopy } from '../shared-items/index.ts';
import { filesByIds } from '../uploads/index.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';
import { keepReport } from './keep-report.ts';

export async function reportMessage(deps: Deps, call: Call<typeof routes.reportMessage, Doors>) {
  const { tx, open, body, caller } = call;
  const { group } = await open.group(tx);
  const message = await writtenMessage(tx, deps, group.id, body.messageId);
  if (!message) throw new AppError('not_found');
  const { firstName: name, id: reportedId } = await somebodyElse(tx, message.senderId, caller);
  const { id: messageId, type, timetoken, attachment } = message;
  const isCard = type === 'shared_item';
  const shared = isCard ? await judgedCopy(tx, caller.userId, messageId) : null;
  return keepReport(deps, call, {
    thing: 'message',
    reportedId,
    groupId: group.id,
    messageId,
    copy: {
      groupName: group.name,
      rules: null,
      name,
      message: { type, body: message.body ?? shared?.words ?? null, timetoken, attachment },
    },
    fileId: shared ? shared.fileId : fileOf(attachment),
  });
}

function fileOf(attachment: Message['attachment']): FileId | null {
  return attachment && 'fileId' in attachment ? attachment.fileId : null;
}

export async function reportPerson(deps: Deps, call: Call<typeof routes.reportPerson, Doors>) {
  const { id: reportedId, firstName: name } = await call.open.person(call.tx);
  return keepReport(deps, call, {
    thing: 'person',
    reportedId,
    groupId: null,
    messageId: null,
    copy: { groupName: null, rules: null, name, message: null },
    fileId: null,
  });
}

/**
 * It is about its admin, who alone gives it a name, rules and a picture; where that is who reports,
 * about an admin before them whose picture it still has.
 */
export async function reportGroup(deps: Deps, call: Call<typeof routes.reportGroup, Doors>) {
  const { tx, open, caller } = call;
  const { group } = await open.group(tx);
  const { adminId, image } = group;
  const isOwn = adminId === caller.userId;
  const sender = isOwn && image ? (await filesByIds(tx, [image])).get(image)?.userId : undefined;
  const about = isOwn ? (sender ?? null) : adminId;
  const { firstName: name, id: reportedId } = await somebodyElse(tx, about, caller);
  return keepReport(deps, call, {
    thing: 'group',
    reportedId,
    groupId: group.id,
    messageId: null,
    copy: { groupName: group.name, rules: group.rules, name, message: null },
    fileId: image,
  });
}

/** @throws AppError not_found: nobody reports what the product says, or what is their own */
async function somebodyElse(
  tx: Transaction,
  id: UserId | null,
  { userId }: { readonly userId: UserId },
): Promise<UserRow> {
  const person = id === null || id === userId ? null : await userById(tx, id);
  if (!person) throw new AppError('not_found');
  return person;
}
