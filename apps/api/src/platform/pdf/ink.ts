/** The colours of the light colour scheme: a printed document has no dark scheme. */
export const ink = {
  text: '#16201a',
  second: '#3e4b43',
  third: '#55625a',
  line: '#d1d9cb',
  mist: '#f0f3ec',
  tea: '#1d5b3e',
  teaSoft: '#dbeada',
  onTeaSoft: '#12452d',
  clay: '#a4401f',
  soot: '#171310',
  kaolin: '#faf6ec',
  ochre: '#dda02f',
} as const;

export const a4 = { width: 595.28, height: 841.89 };
export const margin = { side: 48, top: 76, bottom: 58 };
export const measure = a4.width - 2 * margin.side;
