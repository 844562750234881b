import type { Group } from '@stratum/contract/group';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { LockIcon } from '../group-icons.tsx';
import { MyCard } from './my-card.tsx';
import { useShare } from './use-share.ts';

const kept = ['levels', 'goals', 'skips', 'notes'] as const;

interface AsSeenProps {
  group: Group;
  isHere: boolean;
}

/** Whether one's wins are shared with a group, and what its members see of one either way. */
export function AsSeen({ group, isHere }: AsSeenProps) {
  const { t } = useTranslation('features/groups/me');
  const failureText = useFailureText();
  const share = useShare(group.id);
  const stays = group.share ? kept : [...kept, 'wins' as const];
  return (
    <div className="grid gap-6">
      <div>
        <Switch
          isSelected={group.share}
          onChange={(isShared) => share.set(isShared)}
          className="font-semibold"
        >
          {t('share')}
        </Switch>
        <p role="alert" className="text-small font-medium text-danger empty:hidden">
          {share.failure && failureText(share.failure)}
        </p>
      </div>
      <MyCard group={group} isHere={isHere} />
      <section>
        <Heading level={3} size="label">
          {t('stays')}
        </Heading>
        <ul className="mt-3 grid gap-3">
          {stays.map((each) => (
            <li key={each} className="flex items-center gap-3 text-ui">
              <LockIcon className="text-ink-2" />
              {t(`kept.${each}`)}
            </li>
          ))}
        </ul>
      </section>
      <Text size="label" tone="quiet">
        {t(group.share ? 'on_note' : 'off_note')}
      </Text>
    </div>
  );
}
