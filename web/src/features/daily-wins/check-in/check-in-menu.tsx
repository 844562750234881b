import type { WinDay } from '@stratum/contract/wins';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { Action, ActionMenu } from '../../../shared/ui/action-menu.tsx';
import type { WinActions } from '../use-wins.ts';
import type { OpenDialog } from './check-in-dialogs.tsx';
import type { Overview } from './use-chosen-day.ts';

interface CheckInMenuProps {
  overview: Overview;
  day: WinDay;
  wins: WinActions;
  onOpen: (dialog: OpenDialog) => void;
}

/** What is seldom done: skip the day, pause, own rules; and the ways to the reminder and the year. */
export default function CheckInMenu({
  overview: { pausedUntil },
  day,
  wins,
  onOpen,
}: CheckInMenuProps) {
  const { t } = useTranslation('features/daily-wins');
  const navigate = useNavigate();
  const localPath = useLocalePath();
  return (
    <ActionMenu label={t('menu.label')} className="-mt-2.5 -mr-2 shrink-0 md:-mt-1">
      {day.skipped === null ? (
        <Action onAction={() => onOpen('skip')}>{t('menu.skip')}</Action>
      ) : (
        <Action onAction={() => wins.skip(day.date, null)}>{t('menu.unskip')}</Action>
      )}
      {pausedUntil === null ? (
        <Action onAction={() => onOpen('pause')}>{t('menu.pause')}</Action>
      ) : (
        <Action onAction={() => wins.pause(null)}>{t('menu.resume')}</Action>
      )}
      <Action onAction={() => onOpen('rules')}>{t('menu.rules')}</Action>
      <Action onAction={() => void navigate(localPath('/profile#daily-wins'))}>
        {t('menu.reminder')}
      </Action>
      <Action onAction={() => void navigate(localPath('/my-progress?view=wins'))}>
        {t('menu.year')}
      </Action>
    </ActionMenu>
  );
}
