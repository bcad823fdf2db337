type PriceParts = {
  /** The highest price that the page shows. */
  shown: number;
  /** A higher price that the server asked for and the person saw; 0 when there was none. */
  told: number;
  /** The price at which the server holds the slot or order lines. */
  held: number | undefined;
};

/** The price as far as it is known. A person who was shown less than the price must agree before the purchase. */
export function costOf({ shown, told, held }: PriceParts) {
  const most = Math.max(shown, told);
  // a raised price no longer counts when a reloaded page shows a higher one
  const fixed = held ?? (told > shown ? told : undefined);
  return {
    /** The server's price; undefined while it is unknown. */
    fixed,
    raised: fixed !== undefined && fixed > shown,
    agreed: (fixed ?? 0) <= most,
    /** The highest price that the patient was shown, the server's price included. */
    most: Math.max(most, fixed ?? 0),
  };
}
