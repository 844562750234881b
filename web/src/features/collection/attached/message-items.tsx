import type { AttachmentTarget } from '@stratum/contract/attachments';
import { attachmentEndpoints } from '@stratum/contract/endpoints/attachments';
import type { GroupId, MessageId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { attach, useWithWaiting } from './attach.ts';
import { AttachedItem } from './attached-item.tsx';
import { sameTarget } from './target.ts';

interface MessageItemsProps {
  groupId: GroupId;
  messageId: MessageId;
}

/** Items of the reader's at a message of a group: nobody else sees them. */
export default function MessageItems({ groupId, messageId }: MessageItemsProps) {
  const { t } = useTranslation('features/collection/attached');
  const to = { messageId };
  const query = { ppauGroupId: groupId };
  const { data } = useRoute(attachmentEndpoints.attachedPersonalStuff, { query });
  const isHere = (other: AttachmentTarget) => sameTarget(other, to);
  const own = useWithWaiting(data?.items ?? [], isHere).filter((each) => isHere(each.to));
  if (own.length === 0) return null;
  return (
    <div className="mt-1.5 rounded-md border border-line bg-surface px-3">
      <p className="pt-1.5 text-small text-ink-2">{t('only_you')}</p>
      <ul>
        {own.map(({ item }) => (
          <AttachedItem key={item.id} item={item} onDetach={() => attach(item, to, false)} />
        ))}
      </ul>
    </div>
  );
}
