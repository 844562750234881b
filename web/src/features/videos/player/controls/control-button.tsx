import type { ReactNode } from 'react';

interface ControlButtonProps {
  label: string;
  onPress: () => void;
  /** For something that is on or off. */
  isOn?: boolean;
  className?: string;
  children: ReactNode;
}

/** A button of the player that is an icon alone. */
export function ControlButton({
  label,
  onPress,
  isOn,
  className = '',
  children,
}: ControlButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onPress}
      className={`icon-button cursor-pointer text-ink hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-accent ${className}`}
    >
      {children}
    </button>
  );
}
