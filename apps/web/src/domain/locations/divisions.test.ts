import { describe, expect, it } from 'vitest';
import { above, areaOf, chosenAt, openLevels, type Whereabouts } from './divisions.ts';

const division = (name: string) => ({ code: name.toLowerCase(), name });
const kamatamu: Whereabouts = {
  province: division('Kigali'),
  district: division('Gasabo'),
  sector: division('Kacyiru'),
  cell: division('Kamatamu'),
};

describe('the location picker', () => {
  it('shows a level once the level above is chosen, down to the lowest level that the form needs', () => {
    expect(openLevels({}, 'village')).toEqual(['province']);
    expect(openLevels({ province: division('Kigali') }, 'village')).toEqual(['province', 'district']);
    expect(openLevels(kamatamu, 'village')).toEqual(['province', 'district', 'sector', 'cell', 'village']);
    expect(openLevels(kamatamu, 'sector')).toEqual(['province', 'district', 'sector']);
  });

  it('clears the levels below a division when another division is chosen', () => {
    expect(chosenAt(kamatamu, 'district', division('Kicukiro'))).toEqual({
      province: kamatamu.province,
      district: division('Kicukiro'),
    });
    expect(chosenAt(kamatamu, 'sector', undefined)).toEqual({
      province: kamatamu.province,
      district: kamatamu.district,
    });
  });

  it('offers only the divisions within the division that is chosen on the level above', () => {
    expect(above(kamatamu, 'province')).toBeUndefined();
    expect(above(kamatamu, 'cell')).toBe('kacyiru');
  });

  it('shows the area from the village to the district, with a name that two levels share only once', () => {
    expect(areaOf(kamatamu)).toBe('Kamatamu, Kacyiru, Gasabo');
    expect(areaOf({ district: division('Nyarugenge'), sector: division('Nyarugenge') })).toBe('Nyarugenge');
  });
});
