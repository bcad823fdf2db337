import type { Module } from '../../platform/module.ts';

export { appointmentPrice } from './appointment-price.ts';

export const content: Module = { name: 'content', routes: [] };
