import type { GroupId, UserId } from '@stratum/contract/ids';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ListedGroup } from '../../features/chat/data/use-main-chat-data.ts';
import { GroupList } from '../../features/chat/list/group-list.tsx';
import { CreateGroup, GroupPicture } from '../../features/groups/index.ts';
import { useLocalePath } from '../../shared/i18n/use-locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Heading } from '../../shared/ui/heading.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Icon } from '../../shared/ui/icons.tsx';
import { QueryState, type Read } from '../../shared/ui/query-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { columnProps } from './column-keys.ts';
import { FindGroup } from './find-group.tsx';
import { groupPath } from './use-ppau-address.ts';

interface GroupColumnProps {
  read: Read;
  groups: readonly ListedGroup[] | undefined;
  openId: GroupId | null;
  me: UserId;
}

/** The reader's groups, and the way to a new one. */
export function GroupColumn({ read, groups = [], openId, me }: GroupColumnProps) {
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
      <QueryState reads={[read]} skeleton={<RowsSkeleton />}>
        {isEmpty ? (
          <EmptyState heading={t('no_group')} text={t('no_group_text')} className="pt-2">
            <Button onPress={() => setMaking(true)}>{t('make_group')}</Button>
          </EmptyState>
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
