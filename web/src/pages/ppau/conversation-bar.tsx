import Ellipsis from 'lucide-react/icons/ellipsis';
import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { BackIcon, BoardsIcon } from '../../features/chat/chat-icons.tsx';
import type { ListedGroup } from '../../features/chat/data/use-main-chat-data.ts';
import { GroupPicture, groupPath } from '../../features/groups/index.ts';
import { connection } from '../../shared/offline/connection.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { Icon } from '../../shared/ui/icons.tsx';
import { LocaleLink } from '../../shared/ui/link.tsx';

interface ConversationBarProps {
  group: ListedGroup;
  presentCount: number;
}

/** Whose conversation it is, and who is there. */
export function ConversationBar({ group, presentCount }: ConversationBarProps) {
  const { t } = useTranslation('features/chat');
  const { isAway } = useStore(connection);
  const members = t('members', { count: group.memberCount });
  const here = presentCount > 0 ? t('members_here', { members, count: presentCount }) : members;
  return (
    <>
      <header className="flex min-h-17 flex-none items-center gap-3 border-b border-line px-3 py-2 md:px-6">
        <LocaleLink
          to="/ppau"
          aria-label={t('to_groups')}
          className="icon-button -mr-1 flex-none hover:bg-hover hover:text-ink md:hidden"
        >
          <BackIcon />
        </LocaleLink>
        <GroupPicture group={group} size="small" />
        <div className="min-w-0 flex-1">
          <Heading level={2} size="item" className="truncate">
            <bdi>{group.name}</bdi>
          </Heading>
          <p className="truncate text-small text-ink-2">{isAway ? t('no_network') : here}</p>
        </div>
        <LocaleLink
          to={groupPath(group.id, { panel: 'boards' })}
          aria-label={t('to_boards')}
          className="icon-button flex-none hover:bg-hover hover:text-ink max-md:hidden"
        >
          <BoardsIcon />
        </LocaleLink>
        <LocaleLink
          to={groupPath(group.id, { panel: 'search' })}
          aria-label={t('to_search')}
          className="icon-button flex-none hover:bg-hover hover:text-ink"
        >
          <Icon of={Search} />
        </LocaleLink>
        <LocaleLink
          to={groupPath(group.id, { panel: 'settings' })}
          aria-label={t('to_settings')}
          className="icon-button -mr-2 flex-none hover:bg-hover hover:text-ink"
        >
          <Icon of={Ellipsis} />
        </LocaleLink>
      </header>
      {isAway && (
        <p
          role="status"
          className="flex-none border-b border-line bg-accent-soft px-4 py-2.5 text-label md:px-6"
        >
          {t('away')}
        </p>
      )}
    </>
  );
}
