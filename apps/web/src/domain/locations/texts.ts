import type { Catalogue } from '../../lib/language/texts.ts';
import type { Level } from './divisions.ts';

const labels: Record<Level, string> = {
  province: 'Province',
  district: 'District',
  sector: 'Sector',
  cell: 'Cell',
  village: 'Village',
};

const en = {
  labels,
  optional: (label: string) => `${label} (optional)`,
  chooseOne: 'Choose one',
  loading: 'Loading…',
  failed: 'The list did not arrive.',
};

export const texts: Catalogue<typeof en> = { en };
