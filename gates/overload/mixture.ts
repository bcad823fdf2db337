/** The mixture of requests: of ten requests, how many are of each kind. A kind is the name of a row of the bench. */
export const mixture = [
  { kind: 'doctor search by name, first page', ofTen: 3 },
  { kind: 'doctor detail', ofTen: 4 },
  { kind: "a doctor's free week", ofTen: 2 },
  { kind: 'booking (CASH)', ofTen: 1 },
];
