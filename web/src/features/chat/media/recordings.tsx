import { useTranslation } from 'react-i18next';
import { AudioBody } from '../bodies/sound/audio-body.tsx';
import { SentLine, type SentProps } from './sent-line.tsx';

/** Recordings, heard where they stand. */
export function Recordings({ messages, ...rest }: SentProps) {
  const { t } = useTranslation('features/chat/media');
  const recordings = messages.filter(({ type }) => type === 'audio');
  if (recordings.length === 0) return null;
  return (
    <ul aria-label={t('recordings')} className="grid grid-cols-1 gap-4">
      {recordings.map((message) => {
        const { attachment } = message;
        return (
          <li key={message.id} className="grid grid-cols-1 gap-1">
            {attachment && 'fileId' in attachment && (
              <AudioBody message={message} file={attachment} />
            )}
            <SentLine message={message} {...rest} />
          </li>
        );
      })}
    </ul>
  );
}
