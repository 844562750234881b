import type { FileId } from '@stratum/contract/ids';
import { levelColour } from '../charts/levels.ts';
import { colourOfName, initialsOf } from './initials.ts';
import { useFileUrl } from './use-file-url.ts';

const sizes = {
  small: 'size-8',
  normal: 'size-12',
  large: 'size-30',
};

interface AvatarProps {
  fileId: FileId | null;
  name: string;
  size?: keyof typeof sizes;
}

/**
 * Somebody's picture, or their initials where there is none or it does not arrive. Decoration: the
 * name stands beside it or on what holds it.
 */
export function Avatar({ fileId, name, size = 'normal' }: AvatarProps) {
  const { url, onBroken } = useFileUrl(fileId);
  return (
    <span className={`relative inline-block flex-none ${sizes[size]}`}>
      <svg viewBox="0 0 40 40" className="size-full rounded-full" aria-hidden="true">
        <circle cx="20" cy="20" r="20" fill={levelColour(colourOfName(name))} />
        <text
          x="20"
          y="20"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="15"
          className="fill-on-level font-medium forced-color-adjust-none"
        >
          {initialsOf(name)}
        </text>
      </svg>
      {url && (
        <img
          src={url}
          alt=""
          onError={onBroken}
          className="absolute inset-0 size-full rounded-full object-cover"
        />
      )}
    </span>
  );
}
