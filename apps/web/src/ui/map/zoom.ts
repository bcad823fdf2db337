/** Zoom levels: for several places all over the country, and for one place. */
export const zooms = { severalPlaces: 8, onePlace: 16 };

/**
 * The highest zoom level of a map without tiles. A higher one would show hardly any sector name, and people could not
 * tell which place they see.
 */
const sectorsSeen = 12;

export const drawnZoom = (zoom: number, tiles: boolean): number => (tiles ? zoom : Math.min(zoom, sectorsSeen));
