import { cross, LEAF } from './building-parts.ts';
import { ink } from './brand.ts';

const paper = '#faf6ec';
const steel = '#8fa3a6';
const dark = '#2f4d52';
const ochre = '#dda02f';
const sky = '#8fbccb';
const wood = '#8a5a35';
const { clay } = ink;

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 3): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const wheels = (...at: number[]): string => at.map((x) => disc(x, 94, 9, ink.text) + disc(x, 94, 4, steel)).join('');
const bed = (x: number, cover: string): string =>
  line(`M${x} 60V96M${x + 84} 70V96`, steel, 5) +
  box(x, 76, 84, 10, paper) +
  box(x + 22, 70, 62, 12, cover, 5) +
  box(x + 4, 66, 20, 11, paper, 5);
const monitor = (x: number, y: number): string =>
  box(x, y, 46, 32, dark) + line(`M${x + 5} ${y + 17}h9l5-9 6 17 5-10h11`, '#9fd3a8', 2.5);

/** The drawings, by the title of the facility in `data/facility-kinds.json`. */
export const facilityScenes: Record<string, string> = {
  'Emergency department (24 h)':
    box(70, 34, 100, 62, paper) +
    box(62, 28, 116, 12, clay) +
    box(104, 62, 32, 34, sky) +
    line('M120 62V96', paper, 2) +
    cross(88, 60, 18) +
    disc(152, 60, 11, dark) +
    line('M152 54v6l5 3', paper, 2),
  Ambulance:
    box(66, 44, 76, 48, paper, 5) +
    shape('M142 56h22l16 20v16h-38Z', paper) +
    shape('M148 61h13l10 14h-23Z', sky) +
    box(66, 74, 114, 6, LEAF, 0) +
    cross(100, 60, 20) +
    box(116, 37, 16, 8, clay) +
    wheels(90, 156),
  'Inpatient wards': bed(30, '#7fa99b') + bed(128, '#c98f6b') + line('M120 30V96', '#ffffff', 4),
  'Operating theatre':
    line('M120 0V22', steel, 5) +
    shape('M92 34a28 14 0 0 1 56 0Z', steel) +
    disc(108, 34, 5, ochre) +
    disc(132, 34, 5, ochre) +
    box(66, 66, 108, 12, '#5f9487', 5) +
    box(114, 78, 12, 18, steel, 0) +
    box(96, 92, 48, 5, dark),
  Maternity:
    disc(112, 42, 16, '#6b4226') +
    shape('M84 96c0-26 12-36 28-36s28 10 28 36Z', clay) +
    disc(136, 70, 10, '#8a5a35') +
    shape('M118 84c4-12 26-14 34-2l-8 12h-22Z', paper),
  Neonatology:
    box(74, 70, 92, 14, paper) +
    shape('M78 70c0-34 84-34 84 0Z', '#cfe3ea') +
    disc(100, 62, 8, '#8a5a35') +
    box(106, 58, 40, 12, '#e8b98e', 6) +
    line('M88 84v12M152 84v12', steel, 5),
  'Intensive care unit': bed(60, '#7fa99b') + monitor(150, 30) + line('M173 62v34M44 24v72M44 30h12v12', steel, 4),
  Dialysis:
    box(138, 26, 44, 70, paper) +
    box(144, 32, 32, 18, dark) +
    disc(152, 64, 7, clay) +
    disc(170, 64, 7, sky) +
    line('M146 70c-20 14-36 0-54 10', clay, 3) +
    shape('M52 60h14l6 22h34v14H60Z', '#5f9487'),
  'Blood bank/transfusion':
    line('M120 8V22', steel, 4) +
    box(98, 22, 44, 54, paper, 8) +
    box(104, 40, 32, 32, clay, 6) +
    line('M120 76v14c0 6 14 2 14 12', clay, 3) +
    box(108, 27, 24, 8, sky),
  'Oxygen plant':
    box(76, 40, 24, 56, '#5f9487', 12) +
    box(108, 32, 24, 64, paper, 12) +
    box(140, 40, 24, 56, '#5f9487', 12) +
    line('M88 38v-12h64v12M120 26v6', steel, 4) +
    disc(120, 56, 6, sky),
  Laboratory:
    line('M84 96h72M104 92c30 0 44-30 26-46', dark, 6) +
    shape('M106 30l14-8 18 32-14 8Z', dark) +
    box(94, 74, 36, 5, steel) +
    shape('M160 60h14v18a7 7 0 0 1-14 0Z', sky) +
    shape('M180 60h14v18a7 7 0 0 1-14 0Z', ochre),
  'Radiology/X-ray':
    box(84, 18, 72, 78, dark, 5) +
    line('M120 28v56M104 40c-10 8-10 30 0 38M136 40c10 8 10 30 0 38', paper, 3.5) +
    line('M108 46c8-4 16-4 24 0M106 56c8-4 20-4 28 0M106 66c8-4 20-4 28 0', paper, 3),
  Ultrasound:
    box(70, 28, 64, 46, dark, 5) +
    shape('M102 36l26 32H76Z', '#5d7a80') +
    disc(102, 58, 6, paper) +
    box(84, 74, 36, 6, steel) +
    line('M102 80v14M84 96h36M134 60c30 0 20 30 40 24', steel, 4) +
    box(168, 74, 18, 14, paper, 6),
  'CT scan':
    disc(150, 58, 40, paper) +
    disc(150, 58, 22, dark) +
    box(44, 66, 106, 9, '#5f9487', 4) +
    box(58, 75, 24, 21, steel) +
    box(112, 58, 22, 8, '#e8b98e', 4),
  MRI:
    box(104, 18, 92, 78, paper, 18) +
    disc(150, 58, 24, dark) +
    disc(150, 58, 17, '#5d7a80') +
    box(44, 66, 106, 9, '#5f9487', 4) +
    box(56, 75, 28, 21, steel),
  Pharmacy:
    box(62, 26, 116, 70, wood) +
    box(68, 32, 104, 18, '#f0e3cf', 0) +
    box(68, 56, 104, 18, '#f0e3cf', 0) +
    [74, 90, 106, 138, 154].map((x, index) => box(x, 36, 10, 14, [clay, sky, LEAF, ochre, dark][index]!)).join('') +
    [80, 102, 124, 148].map((x, index) => box(x, 60, 12, 14, [ochre, LEAF, clay, sky][index]!)).join('') +
    cross(120, 86, 14, paper),
  'Dental chair':
    shape('M82 40l18-6 22 34h40l6 12h-56Z', '#5f9487') +
    line('M126 80v14M104 96h44', steel, 6) +
    line('M172 24h-26l-8 12', steel, 4) +
    shape('M128 34h20l-4 10h-12Z', ochre),
  'Physiotherapy room':
    line('M56 62h128M64 62v34M176 62v34', wood, 5) +
    disc(120, 32, 9, '#6b4226') +
    line('M120 42v24l-10 28M120 66l12 28M120 48l-20 14M120 48l20 14', clay, 6),
  'Vaccination room':
    shape('M86 84l46-46 12 12-46 46Z', paper) +
    shape('M98 84l24-24 6 6-24 24Z', sky) +
    line('M138 44l14-14M146 24l14 14M132 38l12 12', dark, 5) +
    line('M92 90l-14 14', steel, 3) +
    box(166, 66, 20, 28, LEAF),
  'Wheelchair access':
    disc(112, 26, 9, dark) +
    line('M112 38v26h24l12 24M114 48h22', dark, 7) +
    line('M104 56a24 24 0 1 0 32 30', dark, 6),
  Parking:
    box(62, 20, 40, 40, dark, 6) +
    line('M76 52V28h8a8 8 0 0 1 0 16h-8', paper, 5) +
    line('M82 60v36', steel, 5) +
    shape('M112 84c2-18 10-22 34-22s32 8 36 22v8h-70Z', clay) +
    shape('M126 76c2-8 8-8 20-8s16 2 20 8Z', sky) +
    wheels(130, 166),
  'Wi-Fi':
    line('M84 52a52 52 0 0 1 72 0M96 66a34 34 0 0 1 48 0M108 79a17 17 0 0 1 24 0', LEAF, 7) + disc(120, 92, 6, clay),
  'Waiting area':
    [66, 106, 146]
      .map((x, index) => box(x, 46, 30, 26, ['#5f9487', clay, ochre][index]!, 6) + box(x, 70, 30, 9, dark, 4))
      .join('') +
    line('M60 80h122M72 80v16M170 80v16', steel, 4) +
    disc(198, 34, 13, paper) +
    line('M198 27v7l5 3', dark, 2.5),
  Cafeteria:
    shape('M84 50h56v24a22 22 0 0 1-22 22h-12a22 22 0 0 1-22-22Z', paper) +
    line('M140 56h8a9 9 0 0 1 0 20h-9', paper, 6) +
    line('M100 40c-6-8 6-10 0-20M116 40c-6-8 6-10 0-20', steel, 3.5) +
    box(72, 94, 92, 5, wood) +
    shape('M168 94c0-14 8-20 20-20s20 6 20 20Z', ochre),
};
