import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';

interface ProgressRingProps {
  /** Whole percent. */
  progress: number;
  /** Of what. */
  name: string;
  className?: string;
}

const radius = 20;
const around = 2 * Math.PI * radius;

/** How far somebody is in a film, a module or a bucket; a tick once it is done. */
export function ProgressRing({ progress, name, className = 'size-12' }: ProgressRingProps) {
  const { t } = useTranslation('features/videos');
  const { percent } = useFormat();
  const isDone = progress === 100;
  return (
    <svg
      viewBox="0 0 48 48"
      role="img"
      aria-label={t('progress', { name, percent: percent(progress) })}
      className={`flex-none ${className}`}
    >
      <circle cx="24" cy="24" r={radius} className="fill-none stroke-track stroke-4" />
      <circle
        cx="24"
        cy="24"
        r={radius}
        className="fill-none stroke-accent stroke-4"
        strokeDasharray={`${(around * progress) / 100} ${around}`}
        transform="rotate(-90 24 24)"
      />
      {isDone ? (
        <path d="M16 24.5l5.5 5.5L32.5 18.5" className="fill-none stroke-accent stroke-3" />
      ) : (
        <text
          x="24"
          y="24"
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink text-small tabular-nums"
        >
          {progress}
        </text>
      )}
    </svg>
  );
}
