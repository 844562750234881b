import { peopleEndpoints } from '@stratum/contract/console/people-endpoints';
import { type BulkAct, bulkActs, mostAtOnce } from '@stratum/contract/console/people-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmWithPassword } from '../confirm/confirm-with-password.tsx';

interface BulkActsProps {
  ids: readonly string[];
  onDone: () => void;
}

/** What is done with several people at once. */
export function BulkActs({ ids, onDone }: BulkActsProps) {
  const { t } = useTranslation('features/console/people');
  const [chosen, setChosen] = useState<BulkAct | null>(null);
  const actOn = useRouteMutation(peopleEndpoints.actOnPeople);
  const act = chosen ?? 'block';
  if (ids.length > mostAtOnce) return <p>{t('bulk.too_many', { most: mostAtOnce })}</p>;
  return (
    <>
      {bulkActs.map((name) => (
        <Button key={name} tone="ghost" size="small" onPress={() => setChosen(name)}>
          {t(`bulk.${name}`)}
        </Button>
      ))}
      <ConfirmWithPassword
        title={t(`bulk.${act}_title`, { count: ids.length })}
        confirm={t(`bulk.${act}`)}
        tone={act === 'block' ? 'danger' : 'primary'}
        isOpen={chosen !== null}
        onOpenChange={(isOpen) => !isOpen && setChosen(null)}
        act={actOn}
        input={(given) => ({ body: { ...given, act, userIds: [...ids] } })}
        onDone={onDone}
      >
        <p className="text-ui">{t(`acts.${act}.text`)}</p>
      </ConfirmWithPassword>
    </>
  );
}
