/** The steps that a form has to complete before the last one. */
type RequiredStep = 1 | 2;
export type Rule<Draft, Field> = { field: Field; holds: (draft: Draft) => boolean };

/** The rules of each step in the order in which they are said. */
export function rulesOf<Draft, Field extends string>(steps: Record<RequiredStep, Rule<Draft, Field>[]>) {
  /** Only the first thing that is missing is said; null when the step is complete. */
  const firstMissing = (draft: Draft, step: RequiredStep): Field | null =>
    steps[step].find((rule) => !rule.holds(draft))?.field ?? null;
  /** The first step that is not complete: nobody is led past it, whatever a kept draft says. */
  const furthestStep = (draft: Draft): 1 | 2 | 3 => {
    if (firstMissing(draft, 1)) return 1;
    return firstMissing(draft, 2) ? 2 : 3;
  };
  return { firstMissing, furthestStep };
}
