import { boardEndpoints } from '@stratum/contract/endpoints/boards';
import type { GroupId, UserId } from '@stratum/contract/ids';
import Heart from 'lucide-react/icons/heart';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icons.tsx';
import { useToday } from '../data/use-today.ts';

interface CompanyButtonsProps {
  groupId: GroupId;
  /** Whom they are for, and who sends. */
  userId: UserId;
  name: string;
  me: UserId;
}

/** A cheer and a nudge for a member, once a day each; in quiet hours they say until when. */
export function CompanyButtons({ groupId, userId, name, me }: CompanyButtonsProps) {
  const { t } = useTranslation('features/boards/board');
  const format = useFormat();
  const { data } = useToday(groupId);
  const cheer = useRouteMutation(boardEndpoints.sendCheer);
  const nudge = useRouteMutation(boardEndpoints.sendNudge);
  const member = data?.items.find((each) => each.userId === userId);
  if (!data || !member) return null;
  if (!data.items.some((each) => each.userId === me))
    return <p className="text-small text-ink-2">{t('company.share_first')}</p>;
  const { cheered, nudged, open, quietUntil } = member;
  if (quietUntil !== null && !(cheered && nudged))
    return (
      <p className="text-small text-ink-2">
        {t('company.quiet', { name, time: format.time(quietUntil) })}
      </p>
    );
  const to = { params: { ppauGroupId: groupId }, body: { userId } };
  const problem = cheer.error ?? nudge.error;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {problem && (
        <p role="alert" className="w-full text-right text-small text-danger">
          {problem.message}
        </p>
      )}
      {(open > 0 || nudged) && (
        <Button
          tone="ghost"
          size="small"
          className="bg-surface"
          isDisabled={nudged}
          isPending={nudge.isPending}
          onPress={() => nudge.mutate(to)}
          aria-label={t(nudged ? 'company.nudged_whom' : 'company.nudge_whom', { name })}
        >
          {t(nudged ? 'company.nudged' : 'company.nudge')}
        </Button>
      )}
      <Button
        tone={cheered ? 'ghost' : 'primary'}
        size="small"
        className={cheered ? 'bg-surface' : ''}
        isDisabled={cheered}
        isPending={cheer.isPending}
        onPress={() => cheer.mutate(to)}
        aria-label={t(cheered ? 'company.cheered_whom' : 'company.cheer_whom', { name })}
      >
        {t(cheered ? 'company.cheered' : 'company.cheer')}
      </Button>
    </div>
  );
}

/** Beside the name of who was cheered today. */
export function CheeredHeart({ groupId, userId }: { groupId: GroupId; userId: UserId }) {
  const { t } = useTranslation('features/boards/board');
  const member = useToday(groupId).data?.items.find((each) => each.userId === userId);
  if (!member?.cheered) return null;
  return (
    <span role="img" aria-label={t('company.cheered')} className="inline-flex text-accent">
      <Icon of={Heart} className="size-3.5 fill-current" />
    </span>
  );
}
