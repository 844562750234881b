import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import type { FileId, UploadId } from '@stratum/contract/ids';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFileUrl } from '../../../shared/avatar/use-file-url.ts';

/** The picture of a goal; without words, since the goal's name stands beside it. */
export function GoalPicture({ fileId }: { fileId: FileId | null }) {
  const { url, onBroken } = useFileUrl(fileId);
  return <Picture url={url} onBroken={onBroken} />;
}

/** One that is uploaded and not part of a goal yet. */
function UploadedPicture({ uploadId }: { uploadId: UploadId }) {
  const link = useRoute(uploadEndpoints.uploadLink, { params: { uploadId } });
  return <Picture url={link.data?.url ?? null} onBroken={() => void link.refetch()} />;
}

/** The picture that a goal will have: null where none, `saved` where nothing was chosen. */
export function chosenPicture(value: UploadId | null | undefined, saved: FileId | null) {
  if (value) return <UploadedPicture uploadId={value} />;
  return value === undefined && saved !== null ? <GoalPicture fileId={saved} /> : null;
}

/** Holds its place until there is something to be seen. */
function Picture({ url, onBroken }: { url: string | null; onBroken: () => void }) {
  return (
    <div className="aspect-3/2 overflow-hidden rounded-card border border-line bg-accent-soft">
      {url !== null && (
        <img src={url} alt="" onError={onBroken} className="size-full object-cover" />
      )}
    </div>
  );
}
