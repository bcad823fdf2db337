import type { Module } from '../../platform/module.ts';
import { papersResources, papersRoutes } from './papers.routes.ts';

export { generatedPapers } from './drawings.ts';

export const papers: Module = { name: 'papers', routes: papersRoutes, resources: papersResources };
