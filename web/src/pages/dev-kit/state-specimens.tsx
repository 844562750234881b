import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { CloseIcon, DeleteIcon } from '../../shared/ui/icons.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Progress } from '../../shared/ui/progress.tsx';
import { QueryState, type Read } from '../../shared/ui/query-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';

const nothing = () => undefined;
const waiting: Read = {
  data: undefined,
  isError: false,
  error: null,
  isFetching: true,
  refetch: async () => undefined,
};
const refused = { message: 'You are offline. What you see may be old.' };

export function StateSpecimens() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="grid gap-8">
      <div className="flex flex-wrap items-center gap-3">
        <Button onPress={() => setOpen(true)}>Open the dialog</Button>
        <Button isPending>Saving</Button>
        <Button isDisabled>Disabled</Button>
        <Button tone="ghost">Ghost</Button>
        <Button tone="plain">Plain</Button>
        <Button tone="danger">Danger</Button>
        <Button size="small">Small</Button>
        <ButtonLink tone="ghost" size="small" to="/">
          Link
        </ButtonLink>
        <Button tone="danger" onPress={() => setAsking(true)}>
          Delete all
        </Button>
        <IconButton label="Delete">
          <DeleteIcon />
        </IconButton>
        <IconButton label="Close">
          <CloseIcon />
        </IconButton>
      </div>
      <Progress label="Mentality" value={7} max={20} valueLabel="7 of 20" />
      <div className="grid gap-8 md:grid-cols-2">
        <QueryState
          reads={[waiting]}
          skeleton={
            <div className="grid gap-3">
              <Skeleton className="h-6 w-48" />
              <Skeleton className="h-24" />
            </div>
          }
        >
          {null}
        </QueryState>
        <QueryState
          reads={[{ ...waiting, isError: true, isFetching: false, error: refused }]}
          skeleton={null}
        >
          {null}
        </QueryState>
      </div>
      <EmptyState
        heading="No level yet"
        text="Take the first assessment and your level appears here."
      >
        <ButtonLink to="/self-assessment">Begin</ButtonLink>
      </EmptyState>
      <ErrorState message="Something went wrong. Please try again." onRetry={nothing} />
      <Dialog title="Welcome back" isOpen={isOpen} onOpenChange={setOpen}>
        <div className="grid gap-5">
          <TextField label="E-mail address" autoFocus />
          <Button onPress={() => setOpen(false)}>Log in</Button>
        </div>
      </Dialog>
      <ConfirmDialog
        title="Delete all notifications?"
        isOpen={isAsking}
        onOpenChange={setAsking}
        cancel="Keep them"
        confirm="Delete all"
        onConfirm={() => setAsking(false)}
        tone="danger"
      >
        <Text>What is deleted cannot be brought back.</Text>
      </ConfirmDialog>
    </section>
  );
}
