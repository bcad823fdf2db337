/** The steps with required fields; later steps have none. */
type RequiredStep = 1 | 2;
export type Rule<Draft, Field> = { field: Field; holds: (draft: Draft) => boolean };

/** The rules of each step, in the order in which their errors are shown. */
export function stepRules<Draft, Field extends string>(steps: Record<RequiredStep, Rule<Draft, Field>[]>) {
  /** The first missing field of a step, the only one that is reported; null when the step is complete. */
  const firstMissing = (draft: Draft, step: RequiredStep): Field | null =>
    steps[step].find((rule) => !rule.holds(draft))?.field ?? null;
  /** The first step that is not complete. A restored draft does not open a later step. */
  const furthestStep = (draft: Draft): 1 | 2 | 3 => {
    if (firstMissing(draft, 1)) return 1;
    return firstMissing(draft, 2) ? 2 : 3;
  };
  return { firstMissing, furthestStep };
}
