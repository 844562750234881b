import type { Person } from '@stratum/contract/console/people';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action, ActionMenu } from '../../../shared/ui/action-menu.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ViewAs } from '../viewing/view-as-dialog.tsx';
import { type ActName, PersonActDialog } from './person-act-dialog.tsx';
import { ResendCode } from './resend-code.tsx';

/** What an administrator may do about an account; what is dangerous stands behind the dots. */
export function PersonActs({ person }: { person: Person }) {
  const { t } = useTranslation('features/console/people');
  const [act, setAct] = useState<ActName | null>(null);
  const isBlocked = person.state === 'blocked';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!isBlocked && <ResendCode userId={person.id} />}
      <ViewAs person={person} />
      <Button tone="ghost" size="small" onPress={() => setAct('export')}>
        {t('acts.export.name')}
      </Button>
      <ActionMenu label={t('acts.more')}>
        <Action onAction={() => setAct(isBlocked ? 'unblock' : 'block')}>
          {t(isBlocked ? 'acts.unblock.name' : 'acts.block.name')}
        </Action>
        <Action onAction={() => setAct(person.role === 'admin' ? 'to_user' : 'to_admin')}>
          {t(person.role === 'admin' ? 'acts.to_user.name' : 'acts.to_admin.name')}
        </Action>
        <Action onAction={() => setAct('deletion')}>{t('acts.deletion.name')}</Action>
      </ActionMenu>
      <PersonActDialog person={person} act={act} close={() => setAct(null)} />
    </div>
  );
}
