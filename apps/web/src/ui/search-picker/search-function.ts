export type Named = { id: string; name: string; price?: number };
/** Finds items of a long list by a part of their name. */
export type Find = (text: string, signal: AbortSignal) => Promise<Named[]>;
