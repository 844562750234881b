interface IconProps {
  className?: string;
}

const look = 'size-5 flex-none fill-none stroke-current';

export function ComputerIcon({ className = '' }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`${look} ${className}`}
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <rect x="2.5" y="4" width="15" height="9.5" rx="1.5" />
      <path d="M7 16.5h6" strokeLinecap="round" />
    </svg>
  );
}

export function PhoneIcon({ className = '' }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`${look} ${className}`}
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <rect x="5.5" y="2.5" width="9" height="15" rx="1.8" />
      <path d="M9 15h2" strokeLinecap="round" />
    </svg>
  );
}
