export { cover } from './brand.ts';
export { facade, type House } from './facade.ts';
export { facility } from './facility.ts';
export { icon, type IconShape } from './icon.ts';
export { portrait } from './portrait.ts';
export { cardSize, drawSharingCard, type SharingCard } from './sharing-card.ts';
