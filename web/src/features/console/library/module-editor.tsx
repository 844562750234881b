import type {
  AdministeredModule,
  AdministeredVideo,
} from '@stratum/contract/library/administration';
import { useTranslation } from 'react-i18next';
import { ActAlert } from '../confirm/confirm-with-password.tsx';
import { EditorHead } from './editor-head.tsx';
import { FilmChoice } from './film-choice.tsx';
import { HiddenSwitch } from './hidden-switch.tsx';
import { ModuleFields } from './module-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SaveRow } from './save-row.tsx';
import { Saved } from './saved.tsx';
import { useFirstProblem } from './use-first-problem.ts';
import { useModuleForm } from './use-module-form.ts';

interface ModuleEditorProps {
  /** Null for one that is to be added. */
  module: AdministeredModule | null;
  films: readonly AdministeredVideo[];
}

/** A module: what it is about, what one does, and its films. */
export function ModuleEditor({ module, films }: ModuleEditorProps) {
  const { t } = useTranslation('features/console/library');
  const { texts, setTexts, videoIds, setVideoIds, place, setPlace, ...form } =
    useModuleForm(module);
  const { isMissing, adding, act, change, submit } = form;
  const fields = act.error?.fields ?? {};
  const ref = useFirstProblem(isMissing ? { traitId: '' } : fields);
  if (adding.data) {
    return <Saved id={adding.data.id} kind="modules" title={t('module.added')} />;
  }
  return (
    <>
      <EditorHead heading={module ? t('module.change') : t('module.add')} />
      <form ref={ref} onSubmit={submit} noValidate className="grid max-w-180 gap-10">
        {module ? (
          <HiddenSwitch
            isHidden={module.hidden}
            onChange={(hidden) => change(module.id, { hidden })}
          />
        ) : (
          <PlaceFields place={place} onChange={setPlace} isMissing={isMissing} />
        )}
        <ModuleFields texts={texts} onChange={setTexts} fields={fields} />
        <FilmChoice films={films} chosen={videoIds} onChange={setVideoIds} />
        <ActAlert failure={Object.keys(fields).some(isOfTexts) ? null : act.error} />
        <SaveRow
          words={module ? t('save') : t('module.confirm_add')}
          isPending={act.isPending}
          isSaved={module !== null && act.isSuccess}
        />
      </form>
    </>
  );
}

const isOfTexts = (field: string) => field.startsWith('texts.');
