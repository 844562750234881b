import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { Group } from '@stratum/contract/group';
import { groupLevels } from '@stratum/contract/group-rules';
import { useTranslation } from 'react-i18next';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { RadioGroup, RadioOption } from '../../../shared/ui/radio-group.tsx';
import { Mute } from './mute.tsx';

const { changeGroupNotifications, groupInfo } = groupEndpoints;

/** What one is notified of in this group, and until when of nothing. */
export function NotificationChoice({ group }: { group: Group }) {
  const { t } = useTranslation('features/groups/settings');
  const failureText = useFailureText();
  const { id: ppauGroupId, level, mutedUntil } = group;
  const change = useRouteMutation(changeGroupNotifications, {
    inOrder: true,
    optimistic: ({ body }) => [
      patchReply(groupInfo, { params: { ppauGroupId } }, (known) => ({
        ...known,
        level: body.level ?? known.level,
        mutedUntil: body.mutedUntil === undefined ? known.mutedUntil : body.mutedUntil,
      })),
    ],
  });
  return (
    <section className="grid gap-4">
      <RadioGroup
        label={t('notifications')}
        value={level}
        onChange={(value) => {
          const chosen = groupLevels.find((each) => each === value);
          if (chosen) change.mutate({ body: { ppauGroupId, level: chosen } });
        }}
      >
        {groupLevels.map((each) => (
          <RadioOption key={each} value={each}>
            {t(`level.${each}`)}
          </RadioOption>
        ))}
      </RadioGroup>
      <Mute
        mutedUntil={mutedUntil}
        onChange={(until) => change.mutate({ body: { ppauGroupId, mutedUntil: until } })}
      />
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {change.error && failureText(change.error)}
      </p>
    </section>
  );
}
