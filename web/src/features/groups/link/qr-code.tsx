import encodeQR from 'qr';

/** Modules left free around the code, by ISO/IEC 18004. */
const quiet = 4;

interface QrCodeProps {
  text: string;
  /** What it leads to, in words. */
  label: string;
  className?: string;
}

/** A text for a camera: always dark on light, in the dark theme too. */
export default function QrCode({ text, label, className = '' }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quiet });
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`scheme-light block bg-surface text-ink forced-color-adjust-none ${className}`}
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}
