import type { ReactNode } from 'react';

interface IconProps {
  className?: string;
}

function Icon({ className = '', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`size-5 flex-none fill-none stroke-current ${className}`}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6.5h14M3 13.5h14" />
  </Icon>
);
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);
export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 8 4 4 4-4" />
  </Icon>
);
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 10.5 3.5 3.5L15 7" />
  </Icon>
);
export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10h12m-5-5 5 5-5 5" />
  </Icon>
);
export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 10H4m5-5-5 5 5 5" />
  </Icon>
);
export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10Z" />
    <circle cx="10" cy="10" r="2.4" />
  </Icon>
);
export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10ZM4 16 16 4" />
  </Icon>
);
export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3a5 5 0 0 0-5 5v3l-1.5 3h13L15 11V8a5 5 0 0 0-5-5Zm-2 13.5a2.1 2.1 0 0 0 4 0" />
  </Icon>
);
/** The bell, with a mark for what is new. */
export const BellNewIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M11.2 3.1A5 5 0 0 0 5 8v3l-1.5 3h13L15 11V9.6m-7 6.9a2.1 2.1 0 0 0 4 0" />
    <circle cx="15" cy="5" r="3" className="fill-danger stroke-none" />
  </Icon>
);
export const DeleteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5.5h12m-7.5-2.5h3M5.5 5.5l.8 11h7.4l.8-11M8.5 9v4.5m3-4.5v4.5" />
  </Icon>
);
export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 6.2v4.6m0 2.9v.1" />
  </Icon>
);
