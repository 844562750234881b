import { useEffect, useEffectEvent, useRef } from 'react';
import { Spinner } from '../../../shared/ui/spinner.tsx';

/** How far before its end a list goes on. */
const reach = '1500px';

interface ListEndProps {
  isLoading: boolean;
  onReach: () => void;
}

/** The end of what has been read of a list, which reads on before it is seen. */
export function ListEnd({ isLoading, onReach }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(() => {
    if (!isLoading) onReach();
  });
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reached();
      },
      { rootMargin: reach },
    );
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
    // Where a page was too short to lead out of reach, the end is looked at anew.
  }, [isLoading]);
  return (
    <div ref={end} className="grid min-h-12 place-items-center">
      {isLoading && <Spinner />}
    </div>
  );
}
