/** The ingredient in the name of a drug: "Amoxicillin, capsule 500 mg (pack 21)" has Amoxicillin. */
export const ingredientOf = (name: string): string => name.split(', ')[0]!;

const amount = /(?:\d[\d\s/.,-]*)\s?(?:mg|mcg|g|ml|iu|mu|%)(?:\s?\/\s?\d*\s?\w+)*/i;

/** The strength in the name of a drug: "Amoxicillin, capsule 500 mg (pack 21)" has 500 mg. Empty when it says none. */
export const strengthOf = (name: string): string =>
  amount.exec(name.slice(ingredientOf(name).length))?.[0].trim() ?? '';
