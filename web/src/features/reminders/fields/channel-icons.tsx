import type { NotificationChannel } from '@stratum/contract/notification-kinds';
import Bell from 'lucide-react/icons/bell';
import Mail from 'lucide-react/icons/mail';
import Message from 'lucide-react/icons/message-square';
import Smartphone from 'lucide-react/icons/smartphone';
import { Icon } from '../../../shared/ui/icons.tsx';

const drawings = { in_app: Bell, push: Smartphone, email: Mail, sms: Message };

export function ChannelIcon({ channel }: { channel: NotificationChannel }) {
  return <Icon of={drawings[channel]} className="text-ink-2" />;
}
