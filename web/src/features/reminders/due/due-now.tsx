import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { AnsweredCard } from './answered-card.tsx';
import { DueCard } from './due-card.tsx';
import { useDueAnswers } from './use-due-answers.ts';

/** So often it is looked whether something has come, milliseconds: not every reminder is told in the app. */
const lookInterval = 60_000;

/** What has come and waits for an answer, and what was answered here. */
export function DueNow({ goalId }: { goalId: string | null }) {
  const { t } = useTranslation('features/reminders');
  const due = useRoute(reminderEndpoints.remindersDue, {}, { refetchInterval: lookInterval });
  const answers = useDueAnswers();
  const isShown = (one: { readonly goalId: string }) => goalId === null || one.goalId === goalId;
  const items = (due.data?.items ?? []).filter(
    (one) =>
      isShown(one) &&
      !answers.answered.some(({ due: { id, dueAt } }) => id === one.id && dueAt === one.dueAt),
  );
  const answered = answers.answered.filter((one) => isShown(one.due));
  return (
    <section aria-label={t('due.title')} className="empty:hidden">
      {answers.problem && (
        <p role="alert" className="mb-3 text-ui text-danger">
          {answers.problem}
        </p>
      )}
      {items.length + answered.length > 0 && (
        <ul className="mb-8 grid gap-4">
          {items.map((one) => (
            <li key={`${one.id} ${one.dueAt}`}>
              <DueCard due={one} onAnswer={(answer) => answers.give(one, answer)} />
            </li>
          ))}
          {answered.map((one) => (
            <li key={`${one.due.id} ${one.due.dueAt}`}>
              <AnsweredCard
                answered={one}
                isPending={answers.isPending}
                onTakeBack={() => answers.takeBack(one.due)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
