import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { organizationEndpoints } from '@stratum/contract/endpoints/organizations';
import { type Organization, orgcodeSchema } from '@stratum/contract/organizations';
import { useState } from 'react';
import { useRoute } from '../api/queries.ts';

interface Looked {
  /** With the names of the categories it assigns. */
  readonly found: { readonly name: string; readonly categories: readonly string[] } | null;
  readonly isUnknown: boolean;
  readonly isLooking: boolean;
  /** The field is left: what stands in it is looked up. */
  readonly look: () => void;
}

/** Whose code it is; without an answer nothing is said, and the server judges what is sent. */
export function useOrganization(typed: string): Looked {
  const [left, setLeft] = useState(typed);
  const isLeft = left === typed && typed.trim() !== '';
  const orgcode = orgcodeSchema.safeParse(typed).data ?? null;
  const { data, error, isFetching } = useRoute(
    organizationEndpoints.getOrganization,
    { query: { orgcode: orgcode ?? '' } },
    { enabled: isLeft && orgcode !== null, staleTime: Number.POSITIVE_INFINITY },
  );
  const found = isLeft && orgcode !== null ? (data ?? null) : null;
  const categories = useCategoryNames(found);
  return {
    found: found && { name: found.name, categories },
    isUnknown: isLeft && (orgcode === null || error?.code === 'not_found'),
    isLooking: isLeft && isFetching,
    look: () => setLeft(typed),
  };
}

function useCategoryNames(organization: Organization | null): string[] {
  const assigned = organization?.assignedCategories ?? [];
  const { data } = useRoute(
    assessmentEndpoints.levels,
    {},
    { enabled: assigned.length > 0, staleTime: Number.POSITIVE_INFINITY },
  );
  const categories = data?.categories ?? [];
  return categories
    .filter(({ categoryType }) => assigned.includes(categoryType))
    .map(({ name }) => name);
}
