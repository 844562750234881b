import type { FileId } from '@stratum/contract/ids';
import { initialsOf, placeOfName } from './initials.ts';
import { useFileUrl } from './use-file-url.ts';

interface PersonMarkProps {
  name: string;
  image: FileId | null;
  className?: string;
}

/** Somebody among others: a picture, or initials on a pale tint of their own, which is no level. */
export function PersonMark({ name, image, className = 'size-8' }: PersonMarkProps) {
  const { url, onBroken } = useFileUrl(image);
  return (
    <span
      aria-hidden="true"
      className={`relative grid flex-none place-items-center overflow-hidden rounded-full text-small font-medium text-ink ${tints[placeOfName(name, tints.length)]} ${className}`}
    >
      {initialsOf(name)}
      {url && (
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

const tints = [
  'bg-person-1',
  'bg-person-2',
  'bg-person-3',
  'bg-person-4',
  'bg-person-5',
  'bg-person-6',
];
