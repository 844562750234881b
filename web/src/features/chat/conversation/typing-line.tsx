import type { UserId } from '@stratum/contract/ids';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import type { People } from '../bodies/people.ts';

interface TypingLineProps {
  /** Who is writing, until when. */
  typing: ReadonlyMap<UserId, number>;
  /** Of whom the reader wants to hear nothing. */
  blocked: ReadonlySet<UserId>;
  people: People;
}

/** Who is writing now; its line is kept free, so that nothing moves. */
export function TypingLine({ typing, blocked, people }: TypingLineProps) {
  const { t } = useTranslation('features/chat');
  const format = useFormat();
  const names = useLasting(typing).flatMap((userId) =>
    blocked.has(userId) ? [] : (people.get(userId)?.first_name ?? []),
  );
  const text =
    names.length > 3
      ? t('typing_many', { count: names.length })
      : t('typing', { count: names.length, names: format.list(names) });
  return (
    <p
      aria-live="off"
      className="flex h-7 flex-none items-center gap-2 px-4 pl-13.5 text-small text-ink-2 md:px-6 md:pl-17"
    >
      {names.length > 0 && (
        <>
          <Dots />
          <span className="truncate">{text}</span>
        </>
      )}
    </p>
  );
}

/** Those whose word of it has not run out. */
function useLasting(typing: ReadonlyMap<UserId, number>): UserId[] {
  const [ended, setEnded] = useState(0);
  const lasting = [...typing].filter(([, until]) => until > ended);
  const next = Math.min(...lasting.map(([, until]) => until));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setEnded(next), next - Date.now());
    return () => clearTimeout(timer);
  }, [next]);
  return lasting.map(([userId]) => userId);
}

const pauses = ['', 'delay-(--motion-1)', 'delay-(--motion-2)'];

function Dots() {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {pauses.map((pause) => (
        <span key={pause} className={`size-1 animate-breathe rounded-full bg-ink-2 ${pause}`} />
      ))}
    </span>
  );
}
