import { useTranslation } from 'react-i18next';

/** How the product becomes an app on iPhone and iPad, which may show notifications then. */
export function InstallSteps() {
  const { t } = useTranslation('features/profile/push');
  return (
    <>
      <p className="text-ui">{t('install.text')}</p>
      <ol className="mt-3 list-decimal space-y-1.5 ps-5 text-ui">
        <li>{t('install.share')}</li>
        <li>{t('install.add')}</li>
        <li>{t('install.open')}</li>
      </ol>
    </>
  );
}
