import { useTranslation } from 'react-i18next';
import { BlockedPeople } from '../../features/blocks/blocked-people.tsx';
import { Section } from '../../features/profile/section.tsx';

/** Whom a person hears nothing of. */
export default function BlockedSection() {
  const { t } = useTranslation('features/blocks');
  return (
    <Section id="blocked" title={t('title')} text={t('text')}>
      <BlockedPeople />
    </Section>
  );
}
