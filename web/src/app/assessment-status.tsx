import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useRoute } from '../shared/api/queries.ts';
import { queryClient } from '../shared/session/query-cache.ts';
import { updateStatus } from '../shared/state/app-store.ts';
import { Shortcuts } from './shortcuts.tsx';

/** §4, header on mount: asks how the assessments stand, and keeps what the header shows up to date; with it come the keys that work everywhere. */
export default function AssessmentStatus(): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <StatusFollower />
      <Shortcuts />
    </QueryClientProvider>
  );
}

function StatusFollower() {
  // What the page has just asked for is not asked for twice.
  const { data } = useRoute(assessmentEndpoints.assessmentStatus);
  useEffect(() => {
    if (data) updateStatus(data);
  }, [data]);
  return null;
}
