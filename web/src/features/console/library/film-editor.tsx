import type { AdministeredVideo } from '@stratum/contract/library/administration';
import { useTranslation } from 'react-i18next';
import { ActAlert } from '../confirm/confirm-with-password.tsx';
import { EditorHead } from './editor-head.tsx';
import { FilmFields } from './film-fields.tsx';
import { FilmFilesField } from './film-files-field.tsx';
import { hasOtherProblems } from './film-texts.ts';
import { HiddenSwitch } from './hidden-switch.tsx';
import { SaveRow } from './save-row.tsx';
import { Saved } from './saved.tsx';
import { useFilmForm } from './use-film-form.ts';
import { useFirstProblem } from './use-first-problem.ts';

/** A film with its file, picture and words in three languages; null for one that is to be added. */
export function FilmEditor({ film }: { film: AdministeredVideo | null }) {
  const { t } = useTranslation('features/console/library');
  const { upload, typed, setTyped, isMissing, adding, changing, ...form } = useFilmForm(film);
  const { change, submit, act, fields } = form;
  const ref = useFirstProblem(fields);
  if (adding.data) {
    return <Saved id={adding.data.id} kind="films" title={t('film.added')} />;
  }
  const isShownAtFields = Object.keys(fields).length > 0 && !hasOtherProblems(fields);
  return (
    <>
      <EditorHead heading={film ? t('film.change') : t('film.add')} />
      <form ref={ref} onSubmit={submit} noValidate className="grid max-w-180 gap-10">
        {film && (
          <HiddenSwitch isHidden={film.hidden} onChange={(hidden) => change(film.id, { hidden })} />
        )}
        <FilmFilesField
          upload={upload}
          poster={film?.poster ?? null}
          error={isMissing ? t('film.file_missing') : undefined}
        />
        <FilmFields typed={typed} onChange={setTyped} fields={fields} />
        <ActAlert failure={isShownAtFields ? null : act.error} />
        <SaveRow
          words={film ? t('save') : t('film.confirm_add')}
          isPending={act.isPending}
          isSaved={changing.isSuccess}
        />
      </form>
    </>
  );
}
