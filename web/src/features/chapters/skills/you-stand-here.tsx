import { useTranslation } from 'react-i18next';

/** Marks the level on which the reader stands in a skill. */
export function YouStandHere() {
  const { t } = useTranslation('features/chapters/skills');
  return (
    <span className="inline-block rounded-full bg-accent-soft px-2.5 py-0.5 text-small font-semibold text-accent">
      {t('you_stand_here')}
    </span>
  );
}
