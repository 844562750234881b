import type { Group } from '@stratum/contract/group';
import { habits } from '@stratum/contract/habits';
import type { WinDay } from '@stratum/contract/wins';
import { useTranslation } from 'react-i18next';
import { PersonMark } from '../../../shared/avatar/person-mark.tsx';
import { useSession } from '../../../shared/session/index.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { FiveDot, HabitIcon } from '../../daily-wins/index.ts';
import { MyFigures } from './my-figures.tsx';
import { useMyDay } from './use-my-wins.ts';

interface MyCardProps {
  group: Group;
  isHere: boolean;
}

/** Oneself as the other members see one. */
export function MyCard({ group, isHere }: MyCardProps) {
  const { t } = useTranslation('features/groups/me');
  const { userData } = useSession();
  const name = userData?.first_name ?? '';
  const part = group.role === 'admin' ? 'admin' : 'member';
  return (
    <section
      aria-label={t('card', { name })}
      className="rounded-card border border-line bg-surface p-5 shadow-1"
    >
      <div className="flex items-center gap-4">
        <span className="relative flex flex-none">
          <PersonMark name={name} image={userData?.image ?? null} className="size-12 text-ui" />
          {isHere && (
            <span className="absolute right-0 bottom-0 size-3.5 rounded-full border-2 border-surface bg-ok" />
          )}
        </span>
        <div className="min-w-0">
          <Heading level={3} size="section" className="truncate">
            <bdi>{name}</bdi>
          </Heading>
          <Text size="label" tone="quiet">
            {t(isHere ? `${part}_here` : part)}
          </Text>
        </div>
      </div>
      <div role="status" className="mt-4 border-t border-line">
        {group.share ? <SharedWins group={group} /> : <Text className="pt-4">{t('off_text')}</Text>}
      </div>
    </section>
  );
}

function SharedWins({ group }: { group: Group }) {
  const { t } = useTranslation('features/groups/me');
  const day = useMyDay();
  return (
    <QueryState reads={[day]} skeleton={<Skeleton className="mt-4 h-56" />}>
      {day.data && <Five wins={day.data.wins} />}
      {day.data && <MyFigures groupId={group.id} points={day.data.points} />}
      <Text size="label" tone="quiet" className="border-t border-line pt-4">
        {t('all_five')}
      </Text>
    </QueryState>
  );
}

function Five({ wins }: { wins: WinDay['wins'] }) {
  const { t } = useTranslation('features/daily-wins');
  return (
    <ul>
      {habits.map((habit) => (
        <li key={habit} className="flex items-center gap-3 border-b border-line py-2.5 text-ui">
          <HabitIcon habit={habit} className={wins[habit] ? '' : 'text-ink-2'} />
          <span className={`flex-1 ${wins[habit] ? '' : 'text-ink-2'}`}>
            <span aria-hidden="true">{t(`habit.${habit}`)}</span>
            <span className="sr-only">
              {t(wins[habit] ? 'done' : 'not_done', { habit: t(`habit.${habit}`) })}
            </span>
          </span>
          <FiveDot isDone={wins[habit]} />
        </li>
      ))}
    </ul>
  );
}
