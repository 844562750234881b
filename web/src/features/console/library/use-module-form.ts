import { libraryAdministrationEndpoints as endpoints } from '@stratum/contract/endpoints/library-administration';
import type { AdministeredModule } from '@stratum/contract/library/administration';
import type { Bucket } from '@stratum/contract/library/buckets';
import { type FormEvent, useState } from 'react';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import type { MutationInput } from '../../../shared/api/route-input.ts';

/** The skill that a new module is of, and the levels that it is for. */
export interface Place {
  readonly traitId: string;
  readonly bucket: Bucket;
}
type Change = MutationInput<typeof endpoints.changeModule>['body'];

const emptyText = { title: '', act: '', rule: null };
const emptyTexts = { en: emptyText, fr: emptyText, de: emptyText };

/** What is typed and chosen of a module. @param module null for one that is to be added */
export function useModuleForm(module: AdministeredModule | null) {
  const [texts, setTexts] = useState(module?.texts ?? emptyTexts);
  const [videoIds, setVideoIds] = useState(module?.videoIds ?? []);
  const [state, setState] = useState(module?.state);
  const [place, setPlace] = useState<Place>({ traitId: '', bucket: 'growth' });
  const [isMissing, setMissing] = useState(false);
  const adding = useRouteMutation(endpoints.addModule);
  const changing = useRouteMutation(endpoints.changeModule);

  // Made from what was read: what somebody else has changed since is not overwritten.
  const change = (moduleId: AdministeredModule['id'], body: Change) =>
    changing.mutate(
      { params: { moduleId }, body: { ...body, ...(state !== undefined && { state }) } },
      { onSuccess: (changed) => setState(changed.state) },
    );

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!module && place.traitId === '');
    if (module) change(module.id, { texts, videoIds });
    else if (place.traitId !== '') adding.mutate({ body: { ...place, texts, videoIds } });
  }

  const act = module ? changing : adding;
  const values = { texts, setTexts, videoIds, setVideoIds, place, setPlace };
  return { ...values, isMissing: isMissing && place.traitId === '', adding, act, change, submit };
}
