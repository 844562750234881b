import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import type { Module } from '@stratum/contract/performance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { modulePath } from '../../features/videos/data/module-path.ts';
import { useRoute } from '../../shared/api/queries.ts';
import { Disclosure, DisclosureSummary } from '../../shared/ui/disclosure.tsx';
import { TextLink } from '../../shared/ui/link.tsx';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** What the same film asks of the other buckets. */
export function AllActs({ module }: { module: Module }) {
  const { t } = useTranslation('pages/performance-module-videos');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure className="mt-6" onOpenChange={setOpen}>
      <DisclosureSummary>{t('act.others')}</DisclosureSummary>
      {isOpen && <OtherActs module={module} />}
    </Disclosure>
  );
}

function OtherActs({ module: { id, traitId } }: { module: Module }) {
  const { t } = useTranslation('pages/performance-module-videos');
  const modules = useRoute(performanceEndpoints.getPerformanceModule, { query: { traitId } });
  const others = modules.data?.items.filter((each) => each.id !== id) ?? [];
  return (
    <QueryState reads={[modules]} skeleton={<Skeleton className="mt-4 h-32" />}>
      <ul className="mt-3 divide-y divide-line">
        {others.map((other) => (
          <li key={other.id} className="py-4">
            <TextLink to={modulePath({ moduleId: other.id })}>
              {t(`bucket.${other.bucket}`)} · {other.title}
            </TextLink>
            <p className="mt-1.5 max-w-reading text-ui">{other.act}</p>
          </li>
        ))}
      </ul>
    </QueryState>
  );
}
