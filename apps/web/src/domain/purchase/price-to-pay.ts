type PriceParts = {
  /** By the page: the highest price that it shows. */
  shown: number;
  /** By the server, which asked for more than was shown; 0 when it has not. */
  told: number;
  /** By the server, as long as it holds the thing. */
  held: number | undefined;
};

/** What a thing costs as far as is known. Who was shown less than it costs is asked before it is bought. */
export function costOf({ shown, told, held }: PriceParts) {
  const most = Math.max(shown, told);
  // what was told long ago may be less than what a page that was loaded anew shows
  const fixed = held ?? (told > shown ? told : undefined);
  return {
    /** The server's price, where it is known. */
    fixed,
    raised: fixed !== undefined && fixed > shown,
    agreed: (fixed ?? 0) <= most,
    /** The highest price that the patient was shown, this one among them. */
    most: Math.max(most, fixed ?? 0),
  };
}
