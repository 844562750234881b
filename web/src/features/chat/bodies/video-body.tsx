import type { Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import { type AttachedFile, FileBody } from './file-body.tsx';
import { roomFor } from './picture.tsx';
import { playAlone } from './sound/one-at-a-time.ts';
import { useRenewedMedia } from './sound/use-renewed-media.ts';

/** A film with the browser's own controls; one that it cannot play is saved. */
export function VideoBody({ message, file }: { message: Message; file: AttachedFile }) {
  const { t } = useTranslation('features/chat/bodies');
  const { ref, url, isBroken, onError } = useRenewedMedia<HTMLVideoElement>(file.fileId);
  if (isBroken) return <FileBody message={message} file={file} note={t('unplayable')} />;
  const { width, height } = roomFor(
    message.data && 'width' in message.data ? message.data : { width: 16, height: 9 },
  );
  return (
    <div className="relative w-fit max-w-full overflow-hidden rounded-md bg-track">
      <svg width={width} viewBox={`0 0 ${width} ${height}`} className="block h-auto max-w-full" />
      {/* What members film has no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={ref}
        // The first frame stands for the film until it is played.
        src={url === null ? undefined : `${url}#t=0.1`}
        controls
        playsInline
        preload="metadata"
        aria-label={t('video', { name: file.name })}
        onError={onError}
        onPlay={({ currentTarget }) => playAlone(currentTarget)}
        className="absolute inset-0 size-full"
      />
    </div>
  );
}
