import type { GroupId, UserId } from '@stratum/contract/ids';
import Plus from 'lucide-react/icons/plus';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ListedGroup } from '../../features/chat/data/use-main-chat-data.ts';
import { GroupList } from '../../features/chat/list/group-list.tsx';
import {
  CreateGroup,
  FirstGroup,
  GroupPicture,
  groupPath,
  ReceivedInvitations,
} from '../../features/groups/index.ts';
import { useLocalePath } from '../../shared/i18n/use-locale.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Icon } from '../../shared/ui/icons.tsx';
import { QueryState, type Read } from '../../shared/ui/query-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { columnProps } from './column-keys.ts';
import { FindGroup } from './find-group.tsx';

interface GroupColumnProps {
  read: Read;
  groups: readonly ListedGroup[] | undefined;
  invitations: ComponentProps<typeof ReceivedInvitations>['invitations'];
  openId: GroupId | null;
  /** The invitation that is looked at. */
  openInvitation: string | null;
  me: UserId;
}

/** The reader's groups, and the way to a new one. */
export function GroupColumn(props: GroupColumnProps) {
  const { read, groups = [], invitations, openId, openInvitation, me } = props;
  const { t } = useTranslation('features/chat');
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const [isMaking, setMaking] = useState(false);
  const [sought, setSought] = useState('');
  const found = groups.filter(({ name }) => isIn(name, sought));
  const isEmpty = read.data !== undefined && groups.length === 0;
  return (
    <section
      {...columnProps}
      aria-labelledby="ppau-heading"
      className="flex min-h-0 flex-col overflow-y-auto px-6 pt-6 pb-6 outline-none md:-ml-3 md:pr-8 md:pl-3"
    >
      <div className="flex items-center justify-between pb-4">
        <Heading level={1} id="ppau-heading" size="section">
          {t('title')}
        </Heading>
        <IconButton label={t('make_group')} onPress={() => setMaking(true)} className="-mr-2.5">
          <Icon of={Plus} />
        </IconButton>
      </div>
      <ReceivedInvitations invitations={invitations} openId={openInvitation} />
      <QueryState reads={[read]} skeleton={<RowsSkeleton />}>
        {isEmpty ? (
          <div className="-mx-6 flex-1">
            <FirstGroup onStart={() => setMaking(true)} />
          </div>
        ) : (
          <>
            <FindGroup value={sought} onChange={setSought} />
            {found.length === 0 && <p className="py-6 text-ui text-ink-2">{t('none_found')}</p>}
            <GroupList groups={found} me={me} openId={openId} pictureOf={pictureOf} />
          </>
        )}
      </QueryState>
      <CreateGroup
        isOpen={isMaking}
        onClose={() => setMaking(false)}
        onCreated={(id) => {
          setMaking(false);
          void navigate(localPath(groupPath(id)));
        }}
      />
    </section>
  );
}

const pictureOf = (group: ListedGroup) => <GroupPicture group={group} />;

function isIn(name: string, sought: string): boolean {
  return name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());
}

function RowsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      {['w-full', 'w-11/12', 'w-10/12'].map((width) => (
        <Skeleton key={width} className={`h-14 ${width}`} />
      ))}
    </div>
  );
}
