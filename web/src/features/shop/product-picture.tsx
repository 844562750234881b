import { useStore } from 'zustand/react';
import { shownTheme } from '../../shared/theme/theme.ts';

interface ProductPictureProps {
  picture: {
    readonly light: string;
    readonly dark: string;
    readonly width: number;
    readonly height: number;
  };
  /** Empty where words beside it say the same. */
  alt: string;
  /** Whether it is the first thing seen of its page. */
  isFirst?: boolean;
  className?: string;
}

/** A picture as it is drawn for the page's appearance. */
export function ProductPicture({ picture, alt, isFirst = false, className }: ProductPictureProps) {
  const theme = useStore(shownTheme);
  const { light, dark, width, height } = picture;
  return (
    <picture className="contents">
      {theme === 'system' && (
        // No item of its own where the picture stands in a row.
        <source media="(prefers-color-scheme: dark)" srcSet={dark} className="hidden" />
      )}
      <img
        src={theme === 'dark' ? dark : light}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
