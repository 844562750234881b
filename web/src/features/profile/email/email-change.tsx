import type { Profile } from '@stratum/contract/person';
import { useState } from 'react';
import type { BegunChange } from './begun-change.ts';
import { EmailCodesForm } from './email-codes-form.tsx';
import { NewEmailForm } from './new-email-form.tsx';

interface EmailChangeProps {
  profile: Profile;
  onChanged: (email: string) => void;
  onCancel: () => void;
}

/** First the new address, then the codes that were mailed; what was typed stays on the way back. */
export default function EmailChange({ profile, onChanged, onCancel }: EmailChangeProps) {
  const [typed, setTyped] = useState({ password: '', email: '' });
  const [begun, setBegun] = useState<BegunChange | null>(null);
  if (begun) {
    return (
      <EmailCodesForm
        currentEmail={profile.email}
        begun={begun}
        onResent={setBegun}
        onChanged={onChanged}
        onBack={() => setBegun(null)}
        onCancel={onCancel}
      />
    );
  }
  return (
    <NewEmailForm
      profile={profile}
      typed={typed}
      onType={setTyped}
      onBegun={setBegun}
      onCancel={onCancel}
    />
  );
}
