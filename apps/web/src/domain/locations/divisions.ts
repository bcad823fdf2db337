/** The administrative divisions of Rwanda, from the largest to the smallest. */
export const levels = ['province', 'district', 'sector', 'cell', 'village'] as const;
export type Level = (typeof levels)[number];
export type Division = { code: string; name: string };
/** The divisions chosen so far, from the province down without a gap. */
export type Whereabouts = Partial<Record<Level, Division>>;

/** The levels that may be chosen now, from the province to `down`: those that are chosen already, and the next one. */
export function openLevels(where: Whereabouts, down: Level): Level[] {
  const asked = levels.slice(0, levels.indexOf(down) + 1);
  const firstOpen = asked.findIndex((level) => !where[level]);
  return firstOpen < 0 ? asked : asked.slice(0, firstOpen + 1);
}

/** Changes one level and clears all levels below; `undefined` clears the level too. */
export function chosenAt(where: Whereabouts, level: Level, division: Division | undefined): Whereabouts {
  const kept = Object.fromEntries(
    levels.slice(0, levels.indexOf(level)).flatMap((above) => (where[above] ? [[above, where[above]]] : [])),
  ) as Whereabouts;
  return division ? { ...kept, [level]: division } : kept;
}

/**
 * The code of the division that is chosen on the next higher level; undefined for the province, which has no higher
 * level.
 */
export function above(where: Whereabouts, level: Level): string | undefined {
  const upper = levels[levels.indexOf(level) - 1];
  return upper && where[upper]?.code;
}

/**
 * 'Kamatamu, Kacyiru, Gasabo': the names from the village to the district; a name that two levels share is shown once.
 */
export function areaOf({ district, sector, cell, village }: Whereabouts): string {
  return [...new Set([village, cell, sector, district].map((one) => one?.name).filter(Boolean))].join(', ');
}
