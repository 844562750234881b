import type { Notification } from '@stratum/contract/notifications';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../shared/i18n/locale-link.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { CheckIcon, DeleteIcon } from '../../shared/ui/icons.tsx';
import { useNotificationText } from './use-notification-text.ts';

/** Where what a notification tells of can be looked at and acted on. */
const linkTargets: Readonly<Record<Notification['kind'], string>> = {
  export_ready: '/profile#data',
  new_sign_in: '/profile#security',
  password_changed: '/profile#security',
  email_changed: '/profile#security',
  deletion_planned: '/profile',
  deletion_cancelled: '/profile',
};

interface NotificationRowProps {
  notification: Notification;
  onRead: () => void;
  onDelete: () => void;
}

export function NotificationRow({ notification, onRead, onDelete }: NotificationRowProps) {
  const { t } = useTranslation('features/notifications');
  const { title, text, time } = useNotificationText()(notification);
  const { kind, read, createdAt } = notification;
  return (
    <li className="grid grid-cols-[0.5rem_1fr] items-start gap-x-3 border-t border-line py-5 sm:grid-cols-[0.5rem_1fr_auto]">
      <span
        aria-hidden="true"
        className={`mt-2 size-2 rounded-full ${read ? 'bg-transparent' : 'bg-accent'}`}
      />
      <div>
        <LocaleLink
          to={linkTargets[kind]}
          onClick={() => {
            if (!read) onRead();
          }}
          className={`rounded-sm text-ui underline decoration-outline underline-offset-4 hover:decoration-current ${read ? 'font-medium' : 'font-semibold'}`}
        >
          {!read && <span className="sr-only">{t('unread')} · </span>}
          {title}
        </LocaleLink>
        <p className="mt-1 max-w-reading text-ui text-ink-2">{text}</p>
      </div>
      <div className="flex min-h-11 items-center justify-between max-sm:col-start-2 sm:-mt-2 sm:min-w-36">
        <time dateTime={createdAt} className="text-label text-ink-2">
          {time}
        </time>
        <div className="-mr-3 flex">
          {!read && (
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
