import type { Person } from '@stratum/contract/console/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { Section } from './section.tsx';

/** Where somebody belongs, and what they have bought. */
export function GroupsAndOrders({ person: { groups, orders } }: { person: Person }) {
  const { t } = useTranslation('features/console/people');
  const format = useFormat();
  return (
    <Section heading={t('groups.title')}>
      {groups.length + orders.length === 0 && <Text tone="quiet">{t('groups.empty')}</Text>}
      <ul className="divide-y divide-line text-ui">
        {groups.map(({ id, name, members, isAdmin }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <bdi>{name}</bdi>
            <span className="text-label text-ink-2">
              {t(isAdmin ? 'groups.admin' : 'groups.member', { count: members })}
            </span>
          </li>
        ))}
        {orders.map(({ id, number, placedAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            {t('groups.order', { number })}
            <time dateTime={placedAt} className="text-label text-ink-2">
              {format.date(placedAt)}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  );
}
