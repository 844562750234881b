import type { UserId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { DayDots } from '../../features/boards/index.ts';
import { BackIcon } from '../../features/chat/chat-icons.tsx';
import type { ListedGroup } from '../../features/chat/data/use-main-chat-data.ts';
import { GroupPanel, groupPath } from '../../features/groups/index.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { CloseIcon } from '../../shared/ui/icons.tsx';
import { LocaleLink } from '../../shared/ui/link.tsx';
import { columnProps } from './column-keys.ts';

/** What can be looked at beside a conversation. */
export const sidePanels = ['members', 'settings', 'invite', 'me'] as const;

interface PanelProps {
  group: ListedGroup;
  panel: (typeof sidePanels)[number];
  me: UserId;
  /** Who looks at the group now. */
  present: readonly UserId[];
}

/** In the third column. */
export function PanelBeside({ group, panel, me, present }: PanelProps) {
  const { t } = useTranslation('features/groups');
  return (
    <aside
      {...columnProps}
      aria-labelledby="panel-heading"
      className="min-h-0 overflow-y-auto px-6 pt-3.5 pb-8 outline-none"
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        <Heading level={2} size="item" id="panel-heading">
          {t(`panel.${panel}`)}
        </Heading>
        <LocaleLink
          to={groupPath(group.id)}
          aria-label={t('panel.back')}
          className="icon-button -mr-2.5 flex-none hover:bg-hover hover:text-ink"
        >
          <CloseIcon />
        </LocaleLink>
      </div>
      <GroupPanel groupId={group.id} panel={panel} me={me} present={present} />
    </aside>
  );
}

/** In the place of the conversation, where there is no room beside it. */
export function PanelInstead({ group, panel, me, present }: PanelProps) {
  const { t } = useTranslation('features/groups');
  return (
    <section
      {...columnProps}
      aria-labelledby="panel-heading"
      className="flex min-h-0 min-w-0 flex-col border-line bg-surface outline-none md:border-x"
    >
      <header className="flex min-h-17 flex-none items-center gap-3 border-b border-line px-3 py-2 md:px-6">
        <LocaleLink
          to={groupPath(group.id)}
          aria-label={t('panel.back')}
          className="icon-button -mr-1 flex-none hover:bg-hover hover:text-ink"
        >
          <BackIcon />
        </LocaleLink>
        <div className="min-w-0 flex-1">
          <Heading level={2} size="item" id="panel-heading">
            {t(`panel.${panel}`)}
          </Heading>
          <p className="truncate text-small text-ink-2">
            <bdi>{group.name}</bdi>
          </p>
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-4.5 py-5 md:px-6">
        <GroupPanel
          groupId={group.id}
          panel={panel}
          me={me}
          present={present}
          renderDay={({ userId }) => <DayDots groupId={group.id} userId={userId} />}
        />
      </div>
    </section>
  );
}
