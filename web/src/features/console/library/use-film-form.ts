import { libraryAdministrationEndpoints as endpoints } from '@stratum/contract/endpoints/library-administration';
import type { AdministeredVideo } from '@stratum/contract/library/administration';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import type { MutationInput } from '../../../shared/api/route-input.ts';
import { textsOf, typedOf, type WrongLine } from './film-texts.ts';
import { useFilmFiles } from './use-film-files.ts';

type Change = MutationInput<typeof endpoints.changeVideo>['body'];

/** What is typed and sent of a film, and what is wrong with it. @param film null for one that is to be added */
export function useFilmForm(film: AdministeredVideo | null) {
  const { t } = useTranslation('features/console/library');
  const upload = useFilmFiles({ unplayable: t('film.unplayable') });
  const [typed, setTyped] = useState(() => typedOf(film?.texts ?? null));
  const [wrong, setWrong] = useState<readonly WrongLine[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [state, setState] = useState(film?.state);
  const adding = useRouteMutation(endpoints.addVideo);
  const changing = useRouteMutation(endpoints.changeVideo);
  const { files } = upload;

  // Made from what was read: what somebody else has changed since is not overwritten.
  const change = (videoId: AdministeredVideo['id'], body: Change) =>
    changing.mutate(
      { params: { videoId }, body: { ...body, ...(state !== undefined && { state }) } },
      { onSuccess: (changed) => setState(changed.state) },
    );

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = textsOf(typed);
    setWrong('wrong' in read ? read.wrong : []);
    setMissing(!film && !(files.film && files.poster));
    if ('wrong' in read) return;
    const { texts } = read;
    if (film) {
      const sent = {
        ...(files.film && { film: files.film }),
        ...(files.poster && { poster: files.poster }),
      };
      change(film.id, { texts, ...sent });
    } else if (files.film && files.poster) {
      adding.mutate({ body: { film: files.film, poster: files.poster, texts } });
    }
  }

  const act = film ? changing : adding;
  const lines = wrong.map(({ field, line }) => [field, t('film.wrong_line', { line })] as const);
  const fields: Readonly<Record<string, string>> = {
    ...act.error?.fields,
    ...Object.fromEntries(lines),
  };
  return { upload, typed, setTyped, isMissing, adding, changing, change, submit, act, fields };
}
