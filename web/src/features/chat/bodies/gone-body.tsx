import type { Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';

/** In the place of what was deleted. */
export function GoneBody({ senderId, takenDown }: Pick<Message, 'senderId' | 'takenDown'>) {
  const { t } = useTranslation('features/chat/bodies');
  const deleted = senderId === null ? t('gone.account') : t('gone.deleted');
  return <p className="text-ui text-ink-2">{takenDown ? t('gone.taken_down') : deleted}</p>;
}
