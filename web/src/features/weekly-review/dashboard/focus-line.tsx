import { useTranslation } from 'react-i18next';
import { useWeeklyFocus } from './use-weekly-focus.ts';

/** The one thing of the week, in the line above the greeting: first of all, and nothing moves for it. */
export function FocusLine() {
  const { t } = useTranslation('features/weekly-review');
  const focus = useWeeklyFocus()?.focus;
  if (!focus) return null;
  return (
    <>
      {' · '}
      <span className="text-ink">{t('dashboard.line', { text: focus.text })}</span>
    </>
  );
}
