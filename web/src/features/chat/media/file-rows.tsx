import { useTranslation } from 'react-i18next';
import { FileBody } from '../bodies/file-body.tsx';
import { SentLine, type SentProps } from './sent-line.tsx';

/** Files by their names; a press saves one. */
export function FileRows({ messages, ...rest }: SentProps) {
  const { t } = useTranslation('features/chat/media');
  return (
    <ul aria-label={t('tab.files')} className="grid grid-cols-1 gap-4">
      {messages.map((message) => {
        const { attachment } = message;
        return (
          <li key={message.id} className="grid grid-cols-1 gap-1">
            {attachment && 'fileId' in attachment && (
              <FileBody message={message} file={attachment} />
            )}
            <SentLine message={message} {...rest} />
          </li>
        );
      })}
    </ul>
  );
}
