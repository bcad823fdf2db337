import { readData } from '../../../platform/read-data.ts';

type Cell = [code: number, name: string, villages: string[]];
type Sector = [code: number, name: string, cells: Cell[]];
type District = [code: number, name: string, sectors: Sector[]];
type Province = [code: number, name: string, french: string, kinyarwanda: string, districts: District[]];
interface Points {
  sectors: [code: number, name: string, district: number, latitude: number, longitude: number, area: number][];
  districts: [code: number, name: string, latitude: number, longitude: number, area: number, box: number[]][];
}
interface Division {
  code: number;
  parent: number | null;
  level: 1 | 2 | 3 | 4 | 5;
  name: string;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Provinces, districts, sectors, cells and villages, parents first. Districts and sectors have the coordinates of a
 * point inside them.
 */
export async function divisions(): Promise<Record<string, unknown>[]> {
  const { provinces } = await readData<{ provinces: Province[] }>('rwanda-divisions.json');
  const points = await readData<Points>('rwanda-sectors-centroids.json');
  const places = new Map<number, [number, number]>([
    ...points.districts.map(([code, , ...place]) => [code, [place[0], place[1]]] as [number, [number, number]]),
    ...points.sectors.map(([code, , , ...place]) => [code, [place[0], place[1]]] as [number, [number, number]]),
  ]);
  const found: Division[] = [];
  const add = (level: Division['level'], parent: number | null, code: number, name: string) => {
    const [latitude, longitude] = places.get(code) ?? [null, null];
    found.push({ code, parent, level, name, latitude, longitude });
  };
  for (const [province, provinceName, , , districts] of provinces) {
    add(1, null, province, provinceName);
    for (const [district, districtName, sectors] of districts) {
      add(2, province, district, districtName);
      for (const [sector, sectorName, cells] of sectors) {
        add(3, district, sector, sectorName);
        for (const [cell, cellName, villages] of cells) {
          add(4, sector, cell, cellName);
          // the code of a village is the code of its cell and two digits: the position of the village in the list
          for (const [index, village] of villages.entries()) add(5, cell, cell * 100 + index + 1, village);
        }
      }
    }
  }
  return found.map((division) => ({ ...division }));
}
