import { ProgressBar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

/** Something is on its way and nobody knows how long it takes. */
export function Spinner() {
  const { t } = useTranslation('shared/ui');
  return (
    <ProgressBar isIndeterminate aria-label={t('loading')} className="inline-grid">
      <svg viewBox="0 0 20 20" className="size-5 animate-spin" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" strokeWidth="2" className="stroke-current/25" />
        <path
          d="M10 2a8 8 0 0 1 8 8"
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          className="stroke-current"
        />
      </svg>
    </ProgressBar>
  );
}
