import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useReminderWords } from '../../reminders/index.ts';

/** When the goal is brought to mind. */
export function RemindersCard({ goalId }: { goalId: string }) {
  const { t } = useTranslation('features/goals/details');
  const words = useReminderWords();
  const reminders = useRoute(reminderEndpoints.remindersOfGoal, { params: { goalId } });
  const items = (reminders.data?.items ?? []).filter(({ paused }) => !paused);
  return (
    <Card>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <Heading level={2} size="label">
          {t('reminders.title')}
        </Heading>
        <TextLink to={`/reminders?goalId=${goalId}`} className="text-label">
          {t(items.length > 0 ? 'reminders.change' : 'reminders.add')}
        </TextLink>
      </div>
      {items.length > 0 ? (
        <ul className="grid gap-1.5">
          {items.map((reminder) => (
            <li key={reminder.id} className="first-letter:uppercase">
              {words.times(reminder)}
            </li>
          ))}
        </ul>
      ) : (
        reminders.data && <Text tone="quiet">{t('reminders.none')}</Text>
      )}
    </Card>
  );
}
