// Outlines of Tabler Icons (MIT) that only calls use.
export const microphoneOn =
  'M9 5a3 3 0 0 1 3 -3a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3a3 3 0 0 1 -3 -3v-5M5 10a7 7 0 0 0 14 0M8 21l8 0M12 17l0 4';
export const microphoneOff =
  'M3 3l18 18M9 5a3 3 0 0 1 6 0v5a3 3 0 0 1 -.13 .874m-2 2a3 3 0 0 1 -3.87 -2.872v-1M5 10a7 7 0 0 0 10.846 5.85m2.002 -2a6.967 6.967 0 0 0 1.152 -3.85M8 21h8M12 17v4';
export { video as cameraOn } from '../../ui/icons.ts';
export const cameraOff =
  'M3 3l18 18M15 11v-1l4.553 -2.276a1 1 0 0 1 1.447 .894v6.764a1 1 0 0 1 -.675 .946M10 6h3a2 2 0 0 1 2 2v3m0 4v1a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2h1';
export const hangUpIcon =
  'M3 16.5c0 1.1 .9 2 2 2l3 -1c.6 -.2 1 -.8 1 -1.400v-2.100c2 -.6 4 -.6 6 0v2.100c0 .6 .4 1.200 1 1.400l3 1c1.100 0 2 -.9 2 -2v-2c0 -4 -4 -6.500 -9 -6.500s-9 2.500 -9 6.500z';
export const signal = 'M6 18l0 -3M10 18l0 -6M14 18l0 -9M18 18l0 -12';
