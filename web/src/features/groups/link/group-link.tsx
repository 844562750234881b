import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { LinkCard } from './link-card.tsx';

interface GroupLinkProps {
  groupId: GroupId;
  groupName: string;
}

/** The link by which anybody joins while it is good, or what makes one. */
export function GroupLink({ groupId, groupName }: GroupLinkProps) {
  const { t } = useTranslation('features/groups/invite');
  const failureText = useFailureText();
  const params = { ppauGroupId: groupId };
  const read = useRoute(groupEndpoints.groupLink, { params });
  const make = useRouteMutation(groupEndpoints.makeGroupLink);
  // What was pressed goes with the change: the focus follows to what takes its place.
  const [hasChanged, setHasChanged] = useState(false);
  const link = read.data?.link ?? null;
  return (
    <QueryState reads={[read]} name={t('link.title')} skeleton={<Skeleton className="h-40" />}>
      {link !== null ? (
        <LinkCard
          link={link}
          groupId={groupId}
          groupName={groupName}
          isNew={hasChanged}
          onEnded={() => setHasChanged(true)}
        />
      ) : (
        <section className="rounded-card border border-line p-5">
          <Heading level={3} size="label" className="text-ink">
            {t('link.none')}
          </Heading>
          <Text size="label" tone="quiet" className="mt-1 mb-4">
            {t('link.none_text')}
          </Text>
          <Button
            tone="ghost"
            size="small"
            autoFocus={hasChanged}
            isPending={make.isPending}
            onPress={() => make.mutate({ params }, { onSuccess: () => setHasChanged(true) })}
          >
            {t('link.make')}
          </Button>
          <p role="alert" className="mt-2 text-small font-medium text-danger empty:hidden">
            {make.error && failureText(make.error)}
          </p>
        </section>
      )}
    </QueryState>
  );
}
