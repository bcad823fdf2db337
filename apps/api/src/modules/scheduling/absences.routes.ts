import { absences } from '@ivuriro/contract/absences';
import { moveLinks } from '@ivuriro/contract/move-links';
import { resource, serve } from '../../platform/http/serve.ts';
import { enterAbsence } from './commands/enter-absence.ts';
import { removeAbsence } from './commands/remove-absence.ts';
import { moveByLink } from './commands/move-by-link.ts';
import { readMoveLink } from './queries/read-move-link.ts';

export const absencesResource = resource(absences, { enter: enterAbsence, remove: removeAbsence });
export const moveLinkRoutes = serve(moveLinks, { read: readMoveLink, use: moveByLink });
