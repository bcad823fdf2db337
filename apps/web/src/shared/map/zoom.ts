/** How near: all the places of a doctor, or one place. */
export const zooms = { doctor: 8, place: 16 };

/** Nearer than this nothing is drawn but one ground: without tiles the outlines of the districts tell more. */
const outlinesSeen = 10;

export const drawnZoom = (zoom: number, tiles: boolean): number => (tiles ? zoom : Math.min(zoom, outlinesSeen));
