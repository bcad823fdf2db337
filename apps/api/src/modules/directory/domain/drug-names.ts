/** Returns the ingredient in the name of a drug: Amoxicillin for "Amoxicillin, capsule 500 mg (pack 21)". */
export const ingredientOf = (name: string): string => name.split(', ')[0]!;

const amount = /(?:\d[\d\s/.,-]*)\s?(?:mg|mcg|g|ml|iu|mu|%)(?:\s?\/\s?\d*\s?\w+)*/i;

/** Returns the strength in the name of a drug, or '': 500 mg for "Amoxicillin, capsule 500 mg (pack 21)". */
export const strengthOf = (name: string): string =>
  amount.exec(name.slice(ingredientOf(name).length))?.[0].trim() ?? '';
