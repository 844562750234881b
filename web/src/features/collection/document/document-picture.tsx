import type { ItemDetails } from '@stratum/contract/item';
import { useState } from 'react';
import { FilePicture } from '../item/file-picture.tsx';

interface DocumentPictureProps {
  image: ItemDetails['images'][number];
  alt: string;
}

/** By the address that came with the document, and once that has died by one that is asked for. */
export function DocumentPicture({ image: { fileId, url }, alt }: DocumentPictureProps) {
  const [isDead, setDead] = useState(false);
  const look = 'max-h-[70svh] max-w-full rounded-md border border-line bg-surface';
  return isDead ? (
    <FilePicture fileId={fileId} alt={alt} className={`min-h-40 ${look}`} />
  ) : (
    <img
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setDead(true)}
      className={look}
    />
  );
}
