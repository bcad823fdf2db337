import type { Module } from '../../platform/module.ts';

export const analytics: Module = { name: 'analytics', routes: [] };
