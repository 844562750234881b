import type { GroupItem } from '@stratum/contract/group';
import { useFileUrl } from '../../../shared/avatar/use-file-url.ts';
import { layersOf, side } from './landscape-layers.ts';

const sizes = {
  small: 'size-10 rounded-md',
  normal: 'size-12 rounded-md',
  large: 'size-24 rounded-card',
};

interface GroupPictureProps {
  group: Pick<GroupItem, 'id' | 'image'>;
  size?: keyof typeof sizes;
}

/** A group's picture, or a landscape of its own where there is none. Decoration: its name stands beside it. */
export function GroupPicture({ group: { id, image }, size = 'normal' }: GroupPictureProps) {
  const { url, onBroken } = useFileUrl(image);
  return (
    <span className={`relative block flex-none overflow-hidden ${sizes[size]}`}>
      <svg viewBox={`0 0 ${side} ${side}`} className="size-full bg-sky-low" aria-hidden="true">
        {layersOf(id).map(({ path, rock }) => (
          <path key={path} d={path} fill={`var(--color-rock-${rock})`} />
        ))}
      </svg>
      {url !== null && (
        <img
          src={url}
          alt=""
          onError={onBroken}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
