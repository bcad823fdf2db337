/** Zoom levels: for all places of a doctor, and for one place. */
export const zooms = { doctor: 8, place: 16 };

/** The closest zoom without tiles: closer, hardly a sector name is in view, and nothing else says where one is. */
const sectorsSeen = 12;

export const drawnZoom = (zoom: number, tiles: boolean): number => (tiles ? zoom : Math.min(zoom, sectorsSeen));
