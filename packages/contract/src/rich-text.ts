/**
 * The colours and sizes of rich text. Colours have names instead of values, so that each is readable in the light and
 * the dark scheme.
 */
export const textColours = ['tea', 'clay', 'kivu', 'ochre', 'danger', 'quiet'] as const;
export const textBackgrounds = ['tea', 'clay', 'kivu', 'ochre', 'danger', 'quiet'] as const;
export const alignments = ['center', 'right', 'justify'] as const;
export const indents = ['1', '2', '3', '4', '5', '6'] as const;
