/** Zoom levels: for several places all over the country, and for one place. */
export const zooms = { severalPlaces: 8, onePlace: 16 };

/** The closest zoom without tiles: closer, hardly a sector name is in view, and nothing else says where one is. */
const sectorsSeen = 12;

export const drawnZoom = (zoom: number, tiles: boolean): number => (tiles ? zoom : Math.min(zoom, sectorsSeen));
