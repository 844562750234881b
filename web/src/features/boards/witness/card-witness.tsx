import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import type { GroupId, UserId } from '@stratum/contract/ids';
import type { GoalCard } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { AskButton } from './ask-button.tsx';
import { type TalkedMilestone, talkedOf } from './talked-milestone.ts';

interface CardWitnessProps {
  goal: GoalCard;
  groupId: GroupId;
  /** Whose goal it is. */
  ownerId: UserId;
  me: UserId;
  nameOf: (userId: UserId) => string;
}

/** On the card of a goal: the milestone that is confirmed or waits for it, and what the reader can say. */
export function CardWitness({ goal, groupId, ownerId, me, nameOf }: CardWitnessProps) {
  const { t } = useTranslation('features/boards/witness');
  const talked = talkedOf(goal, ownerId === me);
  if (!talked) return null;
  const { milestone, place } = talked;
  return (
    <div className="pt-3 text-ui">
      <p className="font-semibold wrap-anywhere">
        {ownerId === me
          ? t('done_own', { name: milestone.milestoneName })
          : t('done', { name: milestone.milestoneName, owner: nameOf(ownerId) })}
      </p>
      <p className="text-label text-ink-2">
        {t('place', { place, total: goal.milestones.length })}{' '}
        <State milestone={milestone} isOwn={ownerId === me} me={me} nameOf={nameOf} />
      </p>
      {milestone.witness?.userId === me && milestone.witness.state !== 'confirmed' && (
        <Answer milestone={milestone} />
      )}
      {ownerId === me && milestone.witness?.state !== 'confirmed' && (
        <div className="pt-2">
          <AskButton milestone={milestone} groupId={groupId} asked={milestone.witness} />
        </div>
      )}
    </div>
  );
}

interface StateProps {
  milestone: TalkedMilestone;
  isOwn: boolean;
  me: UserId;
  nameOf: (userId: UserId) => string;
}

function State({ milestone: { witness }, isOwn, me, nameOf }: StateProps) {
  const { t } = useTranslation('features/boards/witness');
  if (!witness) return t('nobody');
  const { userId, state } = witness;
  if (userId === me) return t(`self.${state}`);
  const name = nameOf(userId);
  return t(isOwn ? `own.${state}` : `other.${state}`, { name });
}

function Answer({ milestone: { id: milestoneId, witness } }: { milestone: TalkedMilestone }) {
  const { t } = useTranslation('features/boards/witness');
  const answering = useRouteMutation(goalEndpoints.answerWitness);
  const say = (answer: 'confirmed' | 'proof') =>
    answering.mutate({ body: { milestoneId, answer } });
  const said = answering.isPending ? answering.variables?.body.answer : undefined;
  return (
    <>
      <div className="flex flex-wrap gap-2 pt-3">
        <Button size="small" isPending={said === 'confirmed'} onPress={() => say('confirmed')}>
          {t('confirm')}
        </Button>
        {witness?.state === 'asked' && (
          <Button
            tone="ghost"
            size="small"
            isPending={said === 'proof'}
            onPress={() => say('proof')}
          >
            {t('proof')}
          </Button>
        )}
      </div>
      {answering.error && (
        <p role="alert" className="pt-2 text-small text-danger">
          {answering.error.message}
        </p>
      )}
    </>
  );
}
