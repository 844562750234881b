import { useTranslation } from 'react-i18next';
import { PersonMark } from '../../../shared/avatar/person-mark.tsx';
import { useSession } from '../../../shared/session/index.ts';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { FiveDots } from '../../daily-wins/index.ts';
import { useMyDay } from '../me/use-my-wins.ts';

interface ShareCardProps {
  isShared: boolean;
  onChange: (isShared: boolean) => void;
}

/** Whether one's wins are shared from the beginning, and how that looks. */
export function ShareCard({ isShared, onChange }: ShareCardProps) {
  const { t } = useTranslation('features/groups/invitation');
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-4 shadow-1">
      <Switch isSelected={isShared} onChange={onChange} className="font-semibold">
        {t('share')}
      </Switch>
      <div role="status">
        <Text size="label" tone="quiet" className="mt-2">
          {t(isShared ? 'share_on' : 'share_off')}
        </Text>
        {isShared && <MyRow />}
      </div>
    </div>
  );
}

/** One's own row, as the members will see it. */
function MyRow() {
  const { userData } = useSession();
  const day = useMyDay().data;
  const name = userData?.first_name ?? '';
  return (
    <div className="mt-3 flex items-center gap-3 border-t border-line pt-3">
      <PersonMark name={name} image={userData?.image ?? null} />
      <bdi className="min-w-0 flex-1 truncate text-ui">{name}</bdi>
      {day && <FiveDots wins={day.wins} />}
      {day && <span className="w-5 text-right font-display text-lead">{day.points}</span>}
    </div>
  );
}
