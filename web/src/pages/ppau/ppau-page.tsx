import type { GroupId, UserId } from '@stratum/contract/ids';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type ListedGroup, useMainChatData } from '../../features/chat/data/use-main-chat-data.ts';
import { InvitationScreen } from '../../features/groups/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { useIsWide } from '../../shared/ui/use-is-wide.ts';
import { columnProps, useColumnKeys } from './column-keys.ts';
import { GroupColumn } from './group-column.tsx';
import { GroupView } from './lazy-group-view.tsx';
import { usePpauAddress } from './use-ppau-address.ts';

/** Groups, the conversation of one of them, and its members. */
export default function PpauPage() {
  const { userData } = useSession();
  return userData ? <Columns me={userData.id} /> : null;
}

function Columns({ me }: { me: UserId }) {
  const { t } = useTranslation('features/chat');
  const { read, groups } = useMainChatData();
  const { groupId, asked } = usePpauAddress();
  const isWide = useIsWide();
  // Beside the list the newest one is open; on a phone the list comes first.
  const newestId = useNewestId(groups);
  const openId = asked ? null : (groupId ?? (isWide ? newestId : null));
  const group = groups?.find(({ id }) => id === openId);
  const isAlone = !isWide && (groupId !== null || asked !== null);
  useOwnBar(isAlone);
  const columns = useColumnKeys();
  return (
    <div
      ref={columns}
      className={`md:wrap grid md:grid-cols-[18rem_minmax(0,1fr)] min-[68.75rem]:grid-cols-[18rem_minmax(0,1fr)_17.25rem] ${isAlone ? 'h-dvh' : 'h-[calc(100dvh-4.5rem-1px)]'}`}
    >
      {isAlone ? (
        <h1 className="sr-only">{t('title')}</h1>
      ) : (
        <GroupColumn
          read={read}
          groups={groups}
          invitations={read.data?.invitations ?? []}
          openId={openId}
          openInvitation={asked?.invitationId ?? null}
          me={me}
        />
      )}
      {asked && (
        <div
          {...columnProps}
          className="min-h-0 overflow-y-auto border-line bg-surface outline-none md:border-x min-[68.75rem]:col-span-2"
        >
          <InvitationScreen {...asked} />
        </div>
      )}
      {openId !== null && groups !== undefined && (
        <GroupView key={openId} groupId={openId} group={group} me={me} />
      )}
      {openId === null && asked === null && isWide && (
        <div className="border-x border-line bg-surface min-[68.75rem]:col-span-2" />
      )}
    </div>
  );
}

/** The newest group at the time of the visit: one that becomes it later takes nobody away. */
function useNewestId(groups: readonly ListedGroup[] | undefined): GroupId | null {
  const { key } = useLocation();
  const [newest, setNewest] = useState<{ key: string; id: GroupId } | null>(null);
  const id = groups?.[0]?.id;
  if (newest?.key === key) return newest.id;
  if (id !== undefined) setNewest({ key, id });
  return id ?? null;
}

/** Where a conversation fills a phone, its bar stands in place of the site's header. */
function useOwnBar(isShown: boolean): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute('data-own-bar', isShown);
    return () => void documentElement.toggleAttribute('data-own-bar', false);
  }, [isShown]);
}
