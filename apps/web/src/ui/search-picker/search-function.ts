/** `detail` is a text that distinguishes two items with the same name. */
export type Named = { id: string; name: string; price?: number; detail?: string };
/** Finds items of a long list by a part of their name. */
export type Find = (text: string, signal: AbortSignal) => Promise<Named[]>;
