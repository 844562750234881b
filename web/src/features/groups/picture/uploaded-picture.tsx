import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import type { UploadId } from '@stratum/contract/ids';
import { useRoute } from '../../../shared/api/queries.ts';

/** A picture that is uploaded and no group's yet. */
export function UploadedPicture({ uploadId }: { uploadId: UploadId }) {
  const link = useRoute(uploadEndpoints.uploadLink, { params: { uploadId } });
  return (
    <div className="size-24 overflow-hidden rounded-card bg-accent-soft">
      {link.data && (
        <img
          src={link.data.url}
          alt=""
          onError={() => void link.refetch()}
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
