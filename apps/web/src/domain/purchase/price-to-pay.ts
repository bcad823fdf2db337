type PriceParts = {
  /** The highest price that the page shows. */
  shownPrice: number;
  /** A higher price that the server quoted and the person saw; 0 when there was none. */
  serverPrice: number;
  /** The price at which the server holds the slot or order lines. */
  heldPrice: number | undefined;
};

/**
 * The price, as far as it is known, and whether the person agreed to it. A price above every price that they were shown
 * needs their agreement before the purchase.
 */
export function costOf({ shownPrice, serverPrice, heldPrice }: PriceParts) {
  const highest = Math.max(shownPrice, serverPrice);
  // the server's price no longer matters when the page was reloaded and now shows at least this price
  const finalPrice = heldPrice ?? (serverPrice > shownPrice ? serverPrice : undefined);
  return {
    /** The price that will be paid; undefined while it is unknown. */
    finalPrice,
    raised: finalPrice !== undefined && finalPrice > shownPrice,
    agreed: (finalPrice ?? 0) <= highest,
    /** The highest price that the patient was shown, the final price included. */
    highestShown: Math.max(highest, finalPrice ?? 0),
  };
}
