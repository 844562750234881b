import type { FileId } from '@stratum/contract/ids';
import { useFileUrl } from '../../../shared/avatar/use-file-url.ts';

/** The picture that comes with a reminder; says nothing that its words do not. */
export function ReminderPicture({ fileId, className }: { fileId: FileId; className: string }) {
  const { url, onBroken } = useFileUrl(fileId);
  return (
    <span className={`block overflow-hidden rounded-md bg-track ${className}`}>
      {url && <img src={url} alt="" onError={onBroken} className="size-full object-cover" />}
    </span>
  );
}
