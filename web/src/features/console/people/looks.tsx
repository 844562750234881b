import type { Person } from '@stratum/contract/console/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { Section } from './section.tsx';
import { useLookName } from './use-look-name.ts';

/** Who looked at this person or acted on them, and why. */
export function Looks({ looks }: Pick<Person, 'looks'>) {
  const { t } = useTranslation('features/console/people');
  const format = useFormat();
  const lookName = useLookName();
  return (
    <Section heading={t('looks.title')}>
      {looks.length === 0 && <Text tone="quiet">{t('looks.empty')}</Text>}
      <ul className="divide-y divide-line text-label">
        {looks.map(({ at, action, name, reason }, index) => (
          <li key={index} className="py-2">
            <p>
              <bdi className="font-semibold">{name ?? t('looks.somebody')}</bdi>
              {`: ${lookName(action)}`}
              {reason !== null && ` – ${reason}`}
            </p>
            <time dateTime={at} className="text-ink-2">
              {format.moment(at)}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  );
}
