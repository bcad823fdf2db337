import { deskPatients } from '@ivuriro/contract/desk-patients';
import { resource } from '../../platform/http/serve.ts';
import { recordPatient } from '../identity/index.ts';
import { listDeskPatients, readDeskPatient } from './queries/desk-patients.ts';

export const deskPatientsResource = resource(deskPatients, {
  list: listDeskPatients,
  read: readDeskPatient,
  add: recordPatient,
});
