import { collectionLimits } from '@stratum/contract/collection-words';
import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { CollectionId } from '@stratum/contract/ids';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

interface NameDialogProps {
  /** The collection that gets another name; a new one where left out. */
  collection?: { readonly id: CollectionId; readonly name: string };
  onNamed?: (id: CollectionId) => void;
  onClose: () => void;
}

/** Gives a collection its name. */
export default function NameDialog({ collection, onNamed, onClose }: NameDialogProps) {
  const { t } = useTranslation('features/collection');
  const failureText = useFailureText();
  const [name, setName] = useState(collection?.name ?? '');
  const add = useRouteMutation(collectionEndpoints.addCollection);
  const rename = useRouteMutation(collectionEndpoints.updateCollection);
  const failure = add.error ?? rename.error;
  const onSuccess = ({ id }: { id: CollectionId }) => {
    onClose();
    onNamed?.(id);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (collection) rename.mutate({ body: { id: collection.id, name } }, { onSuccess });
    else add.mutate({ body: { name } }, { onSuccess });
  };
  return (
    <Dialog
      title={t(collection ? 'rename_collection' : 'new_collection')}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
    >
      <form onSubmit={submit} className="grid gap-6">
        <TextField
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={collectionLimits.nameLength}
          error={failure ? (failure.fields['name'] ?? failureText(failure)) : undefined}
          // The one field of a dialog that was asked for.
          autoFocus
        />
        <DialogActions>
          <Button tone="plain" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isPending={add.isPending || rename.isPending}>
            {t(collection ? 'rename' : 'make')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
