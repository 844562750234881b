import { collectionLimits } from '@stratum/contract/collection-words';
import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { CollectionId } from '@stratum/contract/ids';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { Action, ActionMenu } from '../../../shared/ui/action-menu.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import NameDialog from './name-dialog.tsx';

interface CollectionActionsProps {
  collection: { readonly id: CollectionId; readonly name: string };
  onDeleted: () => void;
}

/** What is done with the collection that is shown. */
export default function CollectionActions({ collection, onDeleted }: CollectionActionsProps) {
  const { t } = useTranslation('features/collection');
  const failureText = useFailureText();
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const remove = useRouteMutation(collectionEndpoints.deleteCollection);
  const close = () => setAsked(null);
  const { id, name } = collection;
  return (
    <>
      <ActionMenu label={t('collection_actions', { name })}>
        <Action onAction={() => setAsked('rename')}>{t('rename')}</Action>
        <Action onAction={() => setAsked('delete')}>{t('delete_collection')}</Action>
      </ActionMenu>
      <Suspense>
        {asked === 'rename' && <NameDialog collection={collection} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        title={t('delete_collection_title', { name })}
        isOpen={asked === 'delete'}
        onOpenChange={close}
        cancel={t('cancel')}
        confirm={t('delete_collection')}
        tone="danger"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { collectionId: id } }, { onSuccess: onDeleted })}
      >
        <p className="text-ui">
          {t('delete_collection_text', { days: collectionLimits.trashDays })}
        </p>
        <p role="alert" className="text-small font-medium text-danger empty:hidden">
          {remove.error && failureText(remove.error)}
        </p>
      </ConfirmDialog>
    </>
  );
}
