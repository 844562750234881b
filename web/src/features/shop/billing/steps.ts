/** In their order, one question each. */
export const steps = ['address', 'delivery', 'review'] as const;
export type Step = (typeof steps)[number];

export function readStep(text: string | null): Step {
  return steps.find((step) => step === text) ?? 'address';
}
