import type { PersonState } from '@stratum/contract/console/people-words';
import { useTranslation } from 'react-i18next';

const dots: Readonly<Record<PersonState, string>> = {
  active: 'bg-ok',
  blocked: 'bg-danger',
  leaving: 'bg-warning',
};

/** How an account stands: in words, with a dot for who looks along a column. */
export function StateMark({ state }: { state: PersonState }) {
  const { t } = useTranslation('features/console/people');
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 rounded-full ${dots[state]}`} />
      {t(`states.${state}`)}
    </span>
  );
}
