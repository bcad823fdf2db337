import type { Position } from '../../lib/position.ts';

/** A named place. */
export type Point = Position & { id: string; name: string };
