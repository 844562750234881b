import { readCategory } from '@stratum/contract/categories';
import { type Bucket, buckets } from '@stratum/contract/library/buckets';
import { useSearchParams } from 'react-router';
import type { VideoFilter } from '../lists/use-videos.ts';

/** The keys of the filter in the address, each as it is called there. */
const keys = { search: 'search', categoryType: 'category', traitId: 'trait', bucket: 'bucket' };

/** What of the library is shown: it stands in the address, so that Back finds it again. */
export function useFilter() {
  const [query, setQuery] = useSearchParams();
  const bucket = buckets.find((each) => each === query.get(keys.bucket));
  const filter = {
    search: query.get(keys.search) || undefined,
    categoryType: readCategory(query.get(keys.categoryType)) ?? undefined,
    traitId: query.get(keys.traitId) || undefined,
    bucket,
  } satisfies VideoFilter & { bucket: Bucket | undefined };
  const change = (changed: { readonly [Key in keyof VideoFilter]: string | undefined }) =>
    setQuery((before) => {
      for (const [name, key] of Object.entries(keys)) {
        const value = name in changed ? changed[name as keyof VideoFilter] : before.get(key);
        if (value) before.set(key, value);
        else before.delete(key);
      }
      return before;
    });
  return { filter, change, isFiltered: Object.values(filter).some((one) => one !== undefined) };
}
