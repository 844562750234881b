import type { AttachmentTarget } from '@stratum/contract/attachments';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useTraits } from '../../results/index.ts';
import { attach, type Linked } from './attach.ts';

interface AttachItemProps {
  items: readonly Linked[];
  onClose: () => void;
}

/** Asks which goal or skill items belong to. */
export default function AttachItem({ items, onClose }: AttachItemProps) {
  const { t } = useTranslation('features/collection/attached');
  const goals = useRoute(goalEndpoints.goalList, { query: {} });
  const traits = useTraits();
  const [chosen, setChosen] = useState('');
  const targets = new Map<string, AttachmentTarget>([
    ...(goals.data?.items ?? []).map(({ id: goalId }) => target(`goal ${goalId}`, { goalId })),
    ...(traits.data?.traits ?? []).map(({ traitId }) => target(`trait ${traitId}`, { traitId })),
  ]);
  const [first = ''] = targets.keys();
  const value = targets.has(chosen) ? chosen : first;
  const to = targets.get(value);
  return (
    <Dialog
      title={t('attach_to', { count: items.length, title: items[0]?.title })}
      isOpen
      onOpenChange={onClose}
    >
      <QueryState reads={[goals, traits]} skeleton={<Skeleton className="h-40" />}>
        <Select label={t('where')} value={value} onChange={setChosen}>
          {goals.data && goals.data.items.length > 0 && (
            <optgroup label={t('goals')}>
              {goals.data.items.map(({ id, goalName }) => (
                <option key={id} value={`goal ${id}`}>
                  {goalName}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t('traits')}>
            {traits.data?.traits.map(({ traitId, name }) => (
              <option key={traitId} value={`trait ${traitId}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </Select>
        <Text size="label" tone="quiet" className="mt-3">
          {t('elsewhere')}
        </Text>
        <DialogActions className="mt-6">
          <Button
            onPress={() => {
              if (to) for (const item of items) attach(item, to, true);
              onClose();
            }}
          >
            {t('attach')}
          </Button>
        </DialogActions>
      </QueryState>
    </Dialog>
  );
}

const target = (value: string, to: AttachmentTarget) => [value, to] as const;
