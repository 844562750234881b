import type { OrgcodeAct } from '@stratum/contract/console/organization-words';
import type { AdministeredOrganization } from '@stratum/contract/console/organizations';
import { consoleOrganizationEndpoints } from '@stratum/contract/endpoints/console-organizations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { ActAlert } from '../confirm/confirm-with-password.tsx';
import { Section } from '../people/section.tsx';

/** The word by which people join. */
export function CodeSection({ organization }: { organization: AdministeredOrganization }) {
  const { t } = useTranslation('features/console/organizations');
  const { id, orgcode, isCodeEnded, version } = organization;
  const [isRotating, setRotating] = useState(false);
  const change = useRouteMutation(consoleOrganizationEndpoints.changeOrgcode);
  const act = (chosen: OrgcodeAct) =>
    change.mutate(
      { params: { organizationId: id }, body: { act: chosen, version } },
      {
        onSuccess: (changed) => {
          setRotating(false);
          const said = {
            rotate: t('one.rotated', { code: changed.orgcode }),
            end: t('one.ended_done'),
            resume: t('one.resumed'),
          };
          toast.success(said[chosen]);
        },
      },
    );
  return (
    <Section heading={t('code')}>
      <p className={`font-display text-h2 tracking-wide ${isCodeEnded ? 'line-through' : ''}`}>
        {orgcode}
      </p>
      <p className="mt-2 max-w-measure text-ui">
        {isCodeEnded ? t('one.code_ended') : t('one.code_works')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone="ghost" onPress={() => setRotating(true)}>
          {t('one.rotate')}
        </Button>
        <Button
          tone="ghost"
          isPending={change.isPending && !isRotating}
          onPress={() => act(isCodeEnded ? 'resume' : 'end')}
        >
          {isCodeEnded ? t('one.resume') : t('one.end')}
        </Button>
      </div>
      {!isRotating && <ActAlert failure={change.error} />}
      <Dialog title={t('one.rotate_title')} isOpen={isRotating} onOpenChange={setRotating}>
        <p className="text-ui">{t('one.rotate_text', { code: orgcode })}</p>
        <ActAlert failure={change.error} />
        <DialogActions>
          <Button tone="plain" onPress={() => setRotating(false)}>
            {t('one.cancel')}
          </Button>
          <Button isPending={change.isPending} onPress={() => act('rotate')}>
            {t('one.rotate')}
          </Button>
        </DialogActions>
      </Dialog>
    </Section>
  );
}
