import type { Group } from '@stratum/contract/group';
import type { UserId } from '@stratum/contract/ids';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { ReportDialog } from '../../reports/index.ts';
import { GroupPicture } from '../picture/group-picture.tsx';
import { NotificationChoice } from './notification-choice.tsx';
import { PanelLinks } from './panel-links.tsx';

const EditDialog = lazy(() => import('./edit-dialog.tsx'));
const WordDialog = lazy(() => import('./word-dialog.tsx'));
const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));

const dialogs = { edit: EditDialog, word: WordDialog, leave: LeaveDialog, delete: DeleteDialog };

interface GroupSettingsProps {
  group: Group;
  me: UserId;
}

/** What a group is, what one chooses for it, and what its admin does. */
export function GroupSettings({ group, me }: GroupSettingsProps) {
  const { t } = useTranslation('features/groups/settings');
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const [isReporting, setReporting] = useState(false);
  const isAdmin = group.role === 'admin';
  const Opened = opened && dialogs[opened];
  return (
    <div className="grid gap-7">
      <header className="flex items-center gap-4">
        <GroupPicture group={group} size="large" />
        <div className="min-w-0">
          <Heading level={3} size="section" className="wrap-anywhere">
            <bdi>{group.name}</bdi>
          </Heading>
          {isAdmin && (
            <Button tone="ghost" size="small" className="mt-3" onPress={() => setOpened('edit')}>
              {t('edit.press')}
            </Button>
          )}
        </div>
      </header>
      <Rules rules={group.rules} isAdmin={isAdmin} />
      <PanelLinks group={group} />
      <NotificationChoice group={group} />
      <section className="grid justify-items-start gap-3 border-t border-line pt-5">
        {isAdmin && group.memberCount > 1 && (
          <Button tone="ghost" size="small" onPress={() => setOpened('word')}>
            {t('word.press')}
          </Button>
        )}
        <Button tone="ghost" size="small" onPress={() => setOpened('leave')}>
          {t('leave.press')}
        </Button>
        {!isAdmin && (
          <Button tone="ghost" size="small" onPress={() => setReporting(true)}>
            {t('report')}
          </Button>
        )}
        {isAdmin && (
          <Button tone="danger" size="small" onPress={() => setOpened('delete')}>
            {t('delete.press')}
          </Button>
        )}
      </section>
      {isReporting && (
        <ReportDialog
          about={{ kind: 'group', ppauGroupId: group.id, name: group.name }}
          onClose={() => setReporting(false)}
        />
      )}
      {Opened && (
        <Suspense fallback={null}>
          <Opened group={group} me={me} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** The group's own rules, and what holds in every group. */
function Rules({ rules, isAdmin }: { rules: string | null; isAdmin: boolean }) {
  const { t } = useTranslation('features/groups/settings');
  return (
    <section>
      <Heading level={3} size="label">
        {t('rules')}
      </Heading>
      {rules !== null && (
        <Text className="mt-2 whitespace-pre-line wrap-anywhere">
          <bdi>{rules}</bdi>
        </Text>
      )}
      {rules === null && isAdmin && (
        <Text tone="quiet" className="mt-2">
          {t('no_rules')}
        </Text>
      )}
      <Text size="label" tone="quiet" className="mt-2">
        {t('history')}
      </Text>
    </section>
  );
}
