export const texts = { en: { inRoom: 'The patient is in the room already, or the visit is over.' } };
