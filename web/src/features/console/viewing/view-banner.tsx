import { useTranslation } from 'react-i18next';
import { localePath } from '../../../shared/i18n/locale-path.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { buttonStyle } from '../../../shared/ui/button-style.ts';
import { endView, type View } from './view-tab.ts';

/** Says that what is shown is somebody else's, seen read-only, and leads back. */
export function ViewBanner({ view }: { view: View }) {
  const { t } = useTranslation('features/console/viewing');
  const format = useFormat();
  const locale = useLocale();
  const end = async () => {
    await endView(view);
    window.location.assign(localePath(`/admin/people/${view.userId}`, locale));
  };
  return (
    <aside
      aria-label={t('banner.name')}
      className="fixed inset-x-0 bottom-0 z-notice flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-t-2 border-warning bg-raised px-4 py-2 text-label shadow-2"
    >
      <p>{t('banner.text', { name: view.name, time: format.time(view.expiresAt) })}</p>
      <button
        type="button"
        className={buttonStyle({ tone: 'ghost', size: 'small' })}
        onClick={() => void end()}
      >
        {t('banner.end')}
      </button>
    </aside>
  );
}
