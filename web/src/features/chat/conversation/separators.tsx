import { useTranslation } from 'react-i18next';
import { dayOf, daysBetween } from '../../../shared/i18n/day-of.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';

const line = 'h-px flex-1';

/** Where a day begins. */
export function DaySeparator({ day }: { day: string }) {
  const { t } = useTranslation('features/chat');
  const format = useFormat();
  const ago = daysBetween(day, dayOf(new Date()));
  const sameYear = day.slice(0, 4) === dayOf(new Date()).slice(0, 4);
  const date = sameYear ? format.calendarDay(day) : format.day(day);
  return (
    <div className="flex items-center gap-3.5 pt-5 pb-1 text-small font-medium text-ink-2">
      <span className={`${line} bg-line`} />
      <h3>{ago === 0 ? t('today') : ago === 1 ? t('yesterday') : date}</h3>
      <span className={`${line} bg-line`} />
    </div>
  );
}

/** Where what is unread begins. */
export function UnreadSeparator({ count }: { count: number }) {
  const { t } = useTranslation('features/chat');
  return (
    <div
      role="separator"
      aria-label={t('new', { count })}
      className="flex items-center gap-3.5 pt-5 pb-1 text-small font-semibold text-accent"
    >
      <span className={`${line} bg-accent`} />
      <span aria-hidden="true">{t('new', { count })}</span>
      <span className={`${line} bg-accent`} />
    </div>
  );
}

/** Above a group's first message. */
export function StartOfGroup() {
  const { t } = useTranslation('features/chat');
  return (
    <p className="mx-auto max-w-measure px-4 pt-10 pb-2 text-center text-label text-ink-2">
      {t('start')}
    </p>
  );
}
