import type { Module } from '../../platform/module.ts';

export const reviews: Module = { name: 'reviews', routes: [] };
