import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** The day that an entry is about, or was made on, as one says it. */
export function useEntryDay({ day, createdAt }: OutboxEntry): string {
  const { t } = useTranslation('shared/outbox');
  const format = useFormat();
  // Noon, which every time zone's clock shows on every day.
  const about = day === null ? new Date(createdAt) : new Date(`${day}T12:00`);
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  if (isSameDay(about, new Date())) return t('today');
  return isSameDay(about, yesterday) ? t('yesterday') : format.dayOfWeek(about);
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
