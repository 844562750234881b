import type { UserId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { Boards, WeekBeside } from '../../features/boards/index.ts';
import type { People } from '../../features/chat/bodies/people.ts';
import { BackIcon } from '../../features/chat/chat-icons.tsx';
import type { ListedGroup } from '../../features/chat/data/use-main-chat-data.ts';
import { groupPath } from '../../features/groups/index.ts';
import { PersonMark } from '../../shared/avatar/person-mark.tsx';
import { Heading } from '../../shared/ui/heading.tsx';
import { LocaleLink } from '../../shared/ui/link.tsx';
import { columnProps } from './column-keys.ts';
import { useHasThirdColumn } from './use-has-third-column.ts';

interface BoardsViewProps {
  group: ListedGroup;
  me: UserId;
  people: People;
}

/** The boards of a group in the place of its conversation, and the week beside them. */
export function BoardsView({ group, me, people }: BoardsViewProps) {
  const { t } = useTranslation('features/boards');
  const hasThirdColumn = useHasThirdColumn();
  return (
    <>
      <section
        {...columnProps}
        aria-labelledby="boards-heading"
        className="flex min-h-0 min-w-0 flex-col border-line bg-surface outline-none md:border-x"
      >
        <header className="flex min-h-17 flex-none items-center gap-3 border-b border-line px-3 py-2 md:px-6">
          <LocaleLink
            to={groupPath(group.id)}
            aria-label={t('to_conversation')}
            className="icon-button -mr-1 flex-none hover:bg-hover hover:text-ink"
          >
            <BackIcon />
          </LocaleLink>
          <div className="min-w-0 flex-1">
            <Heading level={2} size="item" id="boards-heading">
              {t('title')}
            </Heading>
            <p className="truncate text-small text-ink-2">
              <bdi>{group.name}</bdi>
            </p>
          </div>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-4.5 pt-4 md:px-6">
          <Boards
            groupId={group.id}
            me={me}
            renderPicture={(userId, name) => (
              <PersonMark name={name} image={people.get(userId)?.image ?? null} />
            )}
            isBesideWeek={hasThirdColumn}
          />
        </div>
      </section>
      {hasThirdColumn && (
        <aside
          {...columnProps}
          aria-label={t('week.together')}
          className="min-h-0 overflow-y-auto px-6 py-6 outline-none"
        >
          <WeekBeside groupId={group.id} />
        </aside>
      )}
    </>
  );
}
