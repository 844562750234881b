import type { FileId } from '@stratum/contract/ids';
import { useFileUrl } from '../../../shared/avatar/use-file-url.ts';

interface FilePictureProps {
  fileId: FileId;
  alt?: string;
  className?: string;
}

/** A picture by its file, in a room that is kept for it. */
export function FilePicture({ fileId, alt = '', className = '' }: FilePictureProps) {
  const { url, onBroken } = useFileUrl(fileId);
  return url === null ? (
    <span className={`block bg-track ${className}`} />
  ) : (
    <img
      src={url}
      alt={alt}
      decoding="async"
      draggable={false}
      onError={onBroken}
      className={className}
    />
  );
}
