import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../shared/ui/link.tsx';

const look =
  'focus-ring rounded-full px-4 py-2.5 text-label font-semibold hover:bg-hover aria-[current=page]:bg-accent-soft forced-colors:aria-[current=page]:underline';

/** Two views of one page; the address keeps which. */
export function ViewSwitch({ showsWins }: { showsWins: boolean }) {
  const { t } = useTranslation('pages/my-progress');
  return (
    <nav
      aria-label={t('view.label')}
      className="mb-6 flex rounded-full border border-outline bg-surface p-1"
    >
      <LocaleLink to="/my-progress" aria-current={showsWins ? undefined : 'page'} className={look}>
        {t('view.months')}
      </LocaleLink>
      <LocaleLink
        to="/my-progress?view=wins"
        aria-current={showsWins ? 'page' : undefined}
        className={look}
      >
        {t('view.wins')}
      </LocaleLink>
    </nav>
  );
}
