/** What a rich text may carry beside its marks. Colours have names, so that each is readable by day and by night. */
export const textColours = ['tea', 'clay', 'kivu', 'ochre', 'danger', 'quiet'] as const;
export const textBackgrounds = ['tea', 'clay', 'kivu', 'ochre', 'danger', 'quiet'] as const;
export const alignments = ['center', 'right', 'justify'] as const;
export const indents = ['1', '2', '3', '4', '5', '6'] as const;
