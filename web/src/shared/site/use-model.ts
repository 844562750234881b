import { useLoaderData } from 'react-router';
import type { ModelTexts } from './model-texts.ts';

/** The words of the model, which the route has at hand before the page is shown. */
export const useModelTexts = () => useLoaderData<ModelTexts>();
