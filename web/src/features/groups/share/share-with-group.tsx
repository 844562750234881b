import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useRoute } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';

interface ShareWithGroupProps {
  title: string;
  /** What the group will see. */
  text: string;
  labels: Readonly<Record<'group' | 'send' | 'noGroup' | 'toGroups', string>>;
  onShare: (group: { readonly id: GroupId; readonly name: string }) => void;
  isSending: boolean;
  /** Why the last try failed. */
  problem: string | undefined;
  onClose: () => void;
}

/** Into which of one's groups something goes. */
export function ShareWithGroup(props: ShareWithGroupProps) {
  const { title, text, labels, onShare, isSending, problem, onClose } = props;
  const list = useRoute(groupEndpoints.listGroups);
  const [chosen, setChosen] = useState<GroupId | null>(null);
  const groups = list.data?.items ?? [];
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <QueryState reads={[list]} skeleton={<Skeleton className="h-40" />}>
        {group ? (
          <>
            <Text tone="quiet" className="pb-5">
              {text}
            </Text>
            <Select
              label={labels.group}
              value={group.id}
              onChange={(id) => setChosen(groups.find((each) => each.id === id)?.id ?? null)}
            >
              {groups.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <p role="alert" className="pt-3 text-label text-danger empty:hidden">
              {problem}
            </p>
            <DialogActions className="mt-6">
              <Button onPress={() => onShare(group)} isPending={isSending}>
                {labels.send}
              </Button>
            </DialogActions>
          </>
        ) : (
          <>
            <Text>{labels.noGroup}</Text>
            <DialogActions className="mt-6">
              <ButtonLink to="/ppau">{labels.toGroups}</ButtonLink>
            </DialogActions>
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
