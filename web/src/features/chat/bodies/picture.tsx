import type { FileId } from '@stratum/contract/ids';
import type { FileShape, Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import { ImageOffIcon } from './body-icons.tsx';
import { useMediaUrl } from './use-media-url.ts';

/** Pixels: what a picture by itself may take of the conversation. */
const widest = 380;
const highest = 340;

/** The room that a picture takes, known before it has come. */
export function roomFor({ width = 4, height = 3 }: FileShape): { width: number; height: number } {
  const scale = Math.min(widest / width, highest / height);
  // Panoramas and long screenshots are cut at the sides.
  return {
    width: Math.round(Math.max(width * scale, 160)),
    height: Math.round(Math.max(height * scale, 96)),
  };
}

interface PictureProps {
  message: Message;
  alt: string;
  /** Nothing of it cut. */
  isWhole?: boolean;
  className?: string;
}

/** A picture that fills the room it is given. */
export function Picture({ message, alt, isWhole = false, className = '' }: PictureProps) {
  const { attachment } = message;
  return attachment && 'fileId' in attachment ? (
    <Loaded
      fileId={attachment.fileId}
      alt={alt}
      className={`${isWhole ? 'object-contain' : 'bg-track object-cover'} ${className}`}
    />
  ) : (
    <Missing className={className} />
  );
}

interface LoadedProps extends Required<Pick<PictureProps, 'alt' | 'className'>> {
  fileId: FileId;
}

/** A picture by its file. */
export function Loaded({ fileId, alt, className }: LoadedProps) {
  const { url, isBroken, onBroken } = useMediaUrl(fileId);
  if (isBroken) return <Missing className={className} />;
  return url === null ? (
    <span role="img" aria-label={alt} className={`animate-breathe bg-track ${className}`} />
  ) : (
    <img key={url} src={url} alt={alt} decoding="async" onError={onBroken} className={className} />
  );
}

function Missing({ className }: { className: string }) {
  const { t } = useTranslation('features/chat/bodies');
  return (
    <span
      className={`flex flex-col items-center justify-center gap-1 bg-track p-2 text-center text-small text-ink-2 ${className}`}
    >
      <ImageOffIcon />
      {t('picture.missing')}
    </span>
  );
}
