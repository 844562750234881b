import type { AttachmentTarget } from '@stratum/contract/attachments';
import { attachmentEndpoints } from '@stratum/contract/endpoints/attachments';
import type { ItemId } from '@stratum/contract/ids';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';

/** Attaches an item to something, or takes it away; a refusal is said. */
export function useAttach() {
  const change = useRouteMutation(attachmentEndpoints.attachPersonalStuff, { inOrder: true });
  return (id: ItemId, to: AttachmentTarget, attached: boolean) =>
    change.mutate(
      { body: { id, to, attached } },
      { onError: ({ message }) => toast.error(message) },
    );
}
