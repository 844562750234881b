import type { ReactNode } from 'react';

interface FactRowProps {
  icon: ReactNode;
  title: string;
  text?: string | undefined;
  /** What one may do about it. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One thing to know before one orders. */
export function FactRow({ icon, title, text, action, children }: FactRowProps) {
  return (
    <li className="border-line border-t py-3.5">
      <div className="flex items-start gap-4">
        <span className="mt-0.5 text-ink-2">{icon}</span>
        <div className="min-w-0 flex-1">
          <p className="text-ui font-semibold first-letter:uppercase">{title}</p>
          {text && <p className="mt-0.5 text-label text-ink-2">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}
