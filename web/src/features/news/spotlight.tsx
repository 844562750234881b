import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../shared/api/query-client.ts';
import NewsList from './news-list.tsx';

/** What the home page points at. Public pages come without what pages of the app read with. */
export default function Spotlight() {
  return (
    <QueryClientProvider client={queryClient}>
      <NewsList of="getSpotlight" className="wrap py-12" />
    </QueryClientProvider>
  );
}
