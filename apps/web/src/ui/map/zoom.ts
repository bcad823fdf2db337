/** How near: all the places of a doctor, or one place. */
export const zooms = { doctor: 8, place: 16 };

/** Nearer than this hardly a sector is in view, and without tiles nothing else tells where one is. */
const sectorsSeen = 12;

export const drawnZoom = (zoom: number, tiles: boolean): number => (tiles ? zoom : Math.min(zoom, sectorsSeen));
