import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import type { GroupId, MessageId, UploadId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { CallError } from '../../../shared/api/call-error.ts';
import { randomKey } from '../../../shared/api/idempotency.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { registerLocalCache, registerUnsentWork } from '../../../shared/session/index.ts';
import { appStore } from '../../../shared/state/app-store.ts';
import { lastingCipher } from '../../../shared/state/browser-cipher.ts';
import type { Bytes } from '../../../shared/state/cipher.ts';
import { albumIds } from '../bodies/album.ts';
import { type Outgoing, type OutgoingState, waiting } from './outgoing.ts';
import { createOutgoingEntries } from './outgoing-entries.ts';
import { createOutgoingQueue } from './outgoing-queue.ts';
import { outgoingStorage } from './outgoing-storage.ts';
import type { PreparedFile } from './prepare-file.ts';

const name = 'stratum-attachments';
const otherTabs = new BroadcastChannel(name);

/** Files on their way, of whoever is signed in here. */
export const outgoingEntries = createOutgoingEntries({
  storage: outgoingStorage(name, lastingCipher(name)),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  announce: () => otherTabs.postMessage(null),
});

/** What sends them. */
export const outgoing = createOutgoingQueue({
  entries: outgoingEntries,
  send,
  exclusively(group, run) {
    // Origins without TLS have none; there a message sent twice is answered by the first.
    const locks: LockManager | undefined = navigator.locks;
    return locks ? locks.request(`${name}/${group}`, run) : run();
  },
  schedule: (run, delay) => setTimeout(run, delay),
});

type Listener = (message: Message) => void;
const listeners = new Set<Listener>();

/** Tells of each message that a file has become. @returns what ends it */
export function followStored(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What has been uploaded and is in no message yet. */
const uploaded = new Map<string, UploadId>();

async function send(
  entry: Outgoing,
  bytes: Bytes,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<void> {
  const { id, name: fileName, mime } = entry;
  // Checks by the contract's schemas, which a conversation does without.
  const { uploadFile } = await import('../../../shared/uploads/upload-file.ts');
  const file = new File([bytes], fileName, { type: mime });
  const uploadId = uploaded.get(id) ?? (await uploadFile({ file, type: mime, signal, onProgress }));
  uploaded.set(id, uploadId);
  try {
    const message = await callRoute(chatEndpoints.sendMessage, requestFor(entry, uploadId), {
      signal,
    });
    for (const listener of listeners) listener(message);
    uploaded.delete(id);
  } catch (error) {
    // The next try begins with the file.
    if (error instanceof CallError && !error.isUnanswered) uploaded.delete(id);
    throw error;
  }
}

function requestFor(entry: Outgoing, uploadId: UploadId) {
  const { groupId, clientId, type, shape, body, replyTo } = entry;
  return {
    params: { ppauGroupId: groupId },
    body: {
      clientId,
      type,
      attachment: { uploadId, ...(shape && { shape }) },
      ...(body !== null && { body }),
      ...(replyTo !== null && { replyTo }),
    },
  };
}

interface Sending {
  readonly groupId: GroupId;
  readonly files: readonly PreparedFile[];
  /** Stands with the last of them. */
  readonly body: string;
  readonly replyTo: MessageId | null;
}

/** Sends files to a group: they are shown at once, and kept until the server has them. */
export async function sendFiles({ groupId, files, body, replyTo }: Sending): Promise<void> {
  const ownerId = appStore.getState().authData.userData?.id;
  if (ownerId === undefined) return;
  const pictures = files.filter(({ type }) => type === 'image');
  const ids = albumIds(randomKey(), pictures.length);
  const createdAt = Date.now();
  for (const [place, { content, ...file }] of files.entries()) {
    const isLast = place === files.length - 1;
    const id = `${String(createdAt).padStart(15, '0')}-${String(place).padStart(3, '0')}-${randomKey()}`;
    const entry: Outgoing = {
      ...file,
      id,
      ownerId,
      groupId,
      size: content.size,
      clientId: (file.type === 'image' ? ids.shift() : undefined) ?? randomKey(),
      body: isLast && body.trim() !== '' ? body : null,
      replyTo: place === 0 ? replyTo : null,
      createdAt,
    };
    await outgoing.add(entry, new Uint8Array(await content.arrayBuffer()));
  }
}

/** The files on their way to a group, oldest first, each with how it stands. */
export function useOutgoing(
  groupId: GroupId,
): readonly { readonly entry: Outgoing; readonly state: OutgoingState }[] {
  const { entries, states } = useStore(outgoingEntries.state);
  return useMemo(
    () =>
      entries
        .filter((entry) => entry.groupId === groupId)
        .map((entry) => ({ entry, state: states.get(entry.id) ?? waiting })),
    [entries, states, groupId],
  );
}

let openedFor: string | null = null;
let lastOwnerId: string | null = null;

function followSession(): void {
  const { isLoggedIn, authData } = appStore.getState();
  const ownerId = isLoggedIn ? (authData.userData?.id ?? null) : null;
  if (ownerId === openedFor) return;
  openedFor = ownerId;
  lastOwnerId = ownerId ?? lastOwnerId;
  void outgoing.open(ownerId);
}

registerLocalCache({
  retainForUser(userId) {
    // Signed out on purpose. A session that ended by itself leaves what waits, for the same person.
    if (userId === null && lastOwnerId !== null) void outgoingEntries.eraseAll(lastOwnerId);
  },
});
registerUnsentWork({
  labels: () => outgoingEntries.state.getState().entries.map((entry) => entry.name),
});
appStore.subscribe(followSession);
followSession();
otherTabs.addEventListener('message', () => void outgoing.followOtherTab());
window.addEventListener('online', outgoing.runAll);

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

outgoingEntries.state.subscribe(({ isStored }) => {
  if (isStored) window.removeEventListener('beforeunload', warn);
  else window.addEventListener('beforeunload', warn);
});
