import type { Notification } from '@stratum/contract/notifications';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { CheckIcon, DeleteIcon } from '../../shared/ui/icons.tsx';
import { LocaleLink } from '../../shared/ui/link.tsx';

interface NotificationRowProps {
  notification: Notification;
  /** When it came, as it is written. */
  time: string;
  onRead: () => void;
  onDelete: () => void;
}

export function NotificationRow({ notification, time, onRead, onDelete }: NotificationRowProps) {
  const { t } = useTranslation('features/notifications');
  const { title, text, target, readAt, createdAt } = notification;
  const isRead = readAt !== null;
  return (
    <li
      data-notification=""
      className="grid grid-cols-[0.5rem_1fr] items-start gap-x-3 border-t border-line py-5 sm:grid-cols-[0.5rem_1fr_auto]"
    >
      <span
        aria-hidden="true"
        className={`mt-2 size-2 rounded-full ${isRead ? 'bg-transparent' : 'bg-accent'}`}
      />
      <div>
        <LocaleLink
          to={target}
          onClick={() => {
            if (!isRead) onRead();
          }}
          className={`rounded-sm text-ui underline decoration-outline underline-offset-4 hover:decoration-current ${isRead ? 'font-medium' : 'font-semibold'}`}
        >
          {!isRead && <span className="sr-only">{t('unread')} · </span>}
          {title}
        </LocaleLink>
        <p className="mt-1 max-w-reading text-ui whitespace-pre-line text-ink-2">{text}</p>
      </div>
      <div className="flex min-h-11 items-center justify-between max-sm:col-start-2 sm:-mt-2 sm:min-w-44">
        <time dateTime={createdAt} className="text-label text-ink-2">
          {time}
        </time>
        <div className="-mr-3 flex">
          {!isRead && (
            <IconButton label={t('mark_read_named', { title, time })} onPress={onRead}>
              <CheckIcon />
            </IconButton>
          )}
          <IconButton label={t('delete_named', { title, time })} onPress={onDelete} data-delete="">
            <DeleteIcon />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
