import { useEffect, useRef } from 'react';

interface BlobImageProps {
  content: Blob;
  className?: string;
}

/** A picture that is in memory alone; its words stand beside it. */
export function BlobImage({ content, className = '' }: BlobImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(content);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [content]);
  return <img ref={image} alt="" className={className} />;
}
