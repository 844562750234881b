import 'react-easy-crop/react-easy-crop.css';
import type { ProfileChange } from '@stratum/contract/profile';
import { useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';

const zoomSteps = { min: 1, max: 4, step: 0.05 };
/** How far an arrow key moves the picture, in pixels. */
const keyStep = 8;

interface CropPictureProps {
  url: string;
  onCrop: (crop: ImageCrop) => void;
}

/** The part of the picture to show: by mouse, fingers, wheel, slider or arrow keys. */
export function CropPicture({ url, onCrop }: CropPictureProps) {
  const { t } = useTranslation('features/profile/picture');
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zoomSteps.min);
  const hint = useId();
  const { area, onMediaLoaded } = useAreaFocus();
  return (
    <div className="grid gap-4">
      <div
        ref={area}
        tabIndex={-1}
        className="relative h-72 overflow-hidden rounded-md bg-track outline-none"
      >
        <Cropper
          image={url}
          aspect={1}
          cropShape="round"
          showGrid={false}
          crop={position}
          zoom={zoom}
          minZoom={zoomSteps.min}
          maxZoom={zoomSteps.max}
          keyboardStep={keyStep}
          onMediaLoaded={onMediaLoaded}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(part) => onCrop(toImageCrop(part))}
          cropperProps={{ role: 'group', 'aria-label': t('part'), 'aria-describedby': hint }}
          mediaProps={{ alt: '' }}
          classes={{ cropAreaClassName: 'focus-ring' }}
          disableAutomaticStylesInjection
        />
      </div>
      <label className="grid gap-1.5 text-label font-semibold">
        {t('zoom')}
        <input
          type="range"
          {...zoomSteps}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
          aria-valuetext={t('zoom_value', { percent: Math.round(zoom * 100) })}
          className="focus-ring w-full cursor-pointer accent-accent"
        />
      </label>
      <p id={hint} className="text-small text-ink-2">
        {t('crop_hint')}
      </p>
    </div>
  );
}

/** The work goes on here; the part to move is there only once the picture is loaded. */
function useAreaFocus() {
  const area = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const part = isLoaded ? area.current?.querySelector<HTMLElement>('[role="group"]') : null;
    if (!isLoaded || document.activeElement === area.current) (part ?? area.current)?.focus();
  }, [isLoaded]);
  return { area, onMediaLoaded: () => setLoaded(true) };
}

export type ImageCrop = NonNullable<ProfileChange['imageCrop']>;

/** The part in percent, as the cropper tells it, in the fractions of the contract. */
function toImageCrop(part: { x: number; y: number; width: number }): ImageCrop {
  return { left: fraction(part.x), top: fraction(part.y), size: fraction(part.width) };
}

/** Rounding may carry a figure a hair beyond its bounds. */
function fraction(percent: number): number {
  return Math.min(1, Math.max(0, percent / 100));
}
