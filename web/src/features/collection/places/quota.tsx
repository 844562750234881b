import { useTranslation } from 'react-i18next';
import { useSize } from '../data/use-size.ts';

interface QuotaProps {
  /** Bytes. */
  used: number;
  quota: number;
}

/** How much of the room for files is taken. */
export function Quota({ used, quota }: QuotaProps) {
  const { t } = useTranslation('features/collection');
  const size = useSize();
  const part = Math.min(1, used / Math.max(1, quota));
  return (
    <div className="flex flex-none flex-col justify-center px-3 md:mt-3">
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-1 w-full overflow-hidden rounded-full bg-track"
      >
        <rect
          width={part * 100}
          height="1"
          className={part > 0.9 ? 'fill-warning' : 'fill-accent'}
        />
      </svg>
      <p className="mt-1.5 text-small whitespace-nowrap text-ink-2">
        {t('quota', { used: size(used), quota: size(quota) })}
      </p>
    </div>
  );
}
