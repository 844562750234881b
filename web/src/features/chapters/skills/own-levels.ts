/** By skill, the level on which the reader stands; empty while it is not known. */
export type OwnLevels = ReadonlyMap<string, number>;
