/** The mixture of requests: rows of the bench, and their number out of ten. */
export const mixture = [
  { kind: 'doctor search by name, first page', ofTen: 3 },
  { kind: 'doctor detail', ofTen: 4 },
  { kind: "a doctor's free week", ofTen: 2 },
  { kind: 'booking (CASH)', ofTen: 1 },
];
