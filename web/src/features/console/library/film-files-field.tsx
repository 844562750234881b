import { FileTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { imagesAccepted } from '../../../shared/uploads/file-check.ts';
import { lengthText } from './timed-text.ts';
import type { useFilmFiles } from './use-film-files.ts';

interface FilmFilesFieldProps {
  upload: ReturnType<typeof useFilmFiles>;
  /** The picture that the film has. */
  poster: string | null;
  error: string | undefined;
}

/** The film's file and its picture, each sent as soon as it is chosen. */
export function FilmFilesField({ upload, poster, error }: FilmFilesFieldProps) {
  const { t } = useTranslation('features/console/library');
  const { files, step, cancel, chooseFilm, choosePicture } = upload;
  const picture = files.picture ?? poster;
  const problem = (step.at === 'waiting' ? step.problem : null) ?? error;
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold">{t('film.files')}</legend>
      <p className="mb-4 max-w-measure text-ui text-ink-2">{t('film.files_text')}</p>
      {picture && (
        <img
          src={picture}
          alt={t('film.picture')}
          className="mb-4 aspect-video w-72 rounded-md border border-line object-cover"
        />
      )}
      {step.at === 'waiting' ? (
        <div className="flex flex-wrap gap-3">
          <FileTrigger
            acceptedFileTypes={['video/mp4', 'video/webm']}
            onSelect={(chosen) => chosen?.[0] && chooseFilm(chosen[0])}
          >
            <Button tone="ghost">{t('film.choose')}</Button>
          </FileTrigger>
          <FileTrigger
            acceptedFileTypes={imagesAccepted}
            onSelect={(chosen) => chosen?.[0] && choosePicture(chosen[0])}
          >
            <Button tone="ghost">{t('film.choose_picture')}</Button>
          </FileTrigger>
        </div>
      ) : (
        <UnderWay percent={step.at === 'sending' ? step.percent : 0} onCancel={cancel} />
      )}
      <p role="status" className="mt-2 text-ui empty:hidden">
        {files.film && t('film.sent', { length: lengthText(files.film.duration) })}
      </p>
      <p role="alert" className="mt-2 text-label text-danger empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}

function UnderWay({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const { t } = useTranslation('features/console/library');
  return (
    <div className="grid max-w-72 gap-3">
      <Progress
        label={t('film.sending')}
        value={percent}
        max={100}
        valueLabel={t('film.percent', { percent })}
      />
      {/* The button that was pressed is gone. */}
      <Button tone="plain" size="small" onPress={onCancel} autoFocus>
        {t('cancel')}
      </Button>
    </div>
  );
}
