import type { Module } from '../../platform/module.ts';

export const consultations: Module = { name: 'consultations', routes: [] };
