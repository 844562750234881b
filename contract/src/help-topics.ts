/**
 * What a skill touches that can be more than practice helps with: `health`, where a doctor may be
 * needed, and `violence`, where somebody may be afraid of another person.
 */
export const helpTopics = ['health', 'violence'] as const;
export type HelpTopic = (typeof helpTopics)[number];
