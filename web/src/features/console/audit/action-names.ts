import { useTranslation } from 'react-i18next';

/** What can be done, in words, by its key; in the order of the alphabet. */
export function useActionNames(): ReadonlyMap<string, string> {
  const { t, i18n } = useTranslation('features/console/audit');
  const names = Object.entries<string>(t('actions', { returnObjects: true }));
  return new Map(names.toSorted(([, one], [, other]) => one.localeCompare(other, i18n.language)));
}
