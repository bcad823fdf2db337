import { directory } from '@ivuriro/contract/directory';
import { searchSynonyms } from '@ivuriro/contract/search-words';
import type { Call } from '../../platform/http/call.ts';
import { serve } from '../../platform/http/serve.ts';
import { type PlaceKind, sectorLabels } from '../providers/index.ts';
import { addSynonym } from './commands/add-synonym.ts';
import { removeSynonym } from './commands/remove-synonym.ts';
import { bookableTeam } from './queries/bookable-team.ts';
import { noteEmptySearch } from './queries/empty-searches.ts';
import { listMeanings, listSynonyms } from './queries/list-synonyms.ts';
import { doctorProfile } from './queries/doctor-profile.ts';
import { listDoctors, listPlaces, type PlaceListQuery } from './queries/list-providers.ts';
import { listed, type ListReader, type PageQuery } from './queries/paged-list.ts';
import { placeProfile } from './queries/place-profile.ts';
import { findEverything } from './queries/search-all-kinds.ts';
import { explainNone } from './queries/too-many-filters.ts';

const justCounting = { limit: 1, offset: 0 };

type SearchQuery = PageQuery & { 'text-search'?: string | undefined };
/** Handles a list that visitors search. A search without a match is noted as an empty search. */
const searched = <T, More>(call: Call<unknown, unknown, SearchQuery>, read: ListReader<T, More>) =>
  listed(call, async (window) => {
    const found = await read(window);
    const text = call.query['text-search'];
    if (found.total === 0 && text) noteEmptySearch(text);
    return found;
  });

const places = (kind: PlaceKind) => (call: Call<unknown, unknown, PlaceListQuery & PageQuery>) =>
  searched(call, (window) =>
    explainNone(
      call.query,
      (query) => listPlaces(call.platform, kind, query, window),
      async (query) => (await listPlaces(call.platform, kind, query, justCounting)).total,
    ),
  );
const shownPlace =
  (kind: PlaceKind) =>
  ({ platform, params, query }: Call<unknown, { id: string }, { team?: number | undefined }>) =>
    placeProfile(platform, { id: params.id, kind }, query.team);
const ownPlace =
  (kind: PlaceKind) =>
  ({ platform, actor }: Call<{ id: string }>) =>
    placeProfile(platform, { id: actor.id, kind });

const sectorsOf = {
  hospitalSectors: 'hospital',
  laboratorySectors: 'laboratory',
  pharmacySectors: 'pharmacy',
} as const;

export const routes = serve(directory, {
  doctors: (call) =>
    searched(call, (window) =>
      explainNone(
        call.query,
        (query) => listDoctors(call.platform, query, window),
        async (query) => (await listDoctors(call.platform, { ...query, facets: undefined }, justCounting)).total,
      ),
    ),
  doctor: ({ platform, params }) => doctorProfile(platform, params.id),
  hospitals: places('hospital'),
  hospital: shownPlace('hospital'),
  hospitalDoctors: ({ platform, params }) => bookableTeam(platform, params.id),
  laboratories: places('laboratory'),
  laboratory: shownPlace('laboratory'),
  pharmacies: places('pharmacy'),
  pharmacy: shownPlace('pharmacy'),
  search: ({ platform, query }) => findEverything(platform, query['text-search'], query.kinds ?? query['kinds[]']),
  sectors: ({ db, query }) => sectorLabels(db, query.kind && sectorsOf[query.kind]),
  doctorProfile: ({ platform, actor }) => doctorProfile(platform, actor.id),
  hospitalProfile: ownPlace('hospital'),
  laboratoryProfile: ownPlace('laboratory'),
  pharmacyProfile: ownPlace('pharmacy'),
});

export const synonymRoutes = serve(searchSynonyms, {
  list: listSynonyms,
  meanings: listMeanings,
  add: addSynonym,
  remove: removeSynonym,
});
