import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { drugOrder, labOrder } from './order-shapes.ts';
import { annualRequests, appointment } from './shapes.ts';
import { flag, search } from './wire.ts';

const count = z.int();
const ownOrders = {
  object: 'own',
  audit: 'none',
  summary:
    'Counters of all time (drugs: their categories), up to five waiting orders (oldest first), orders of twelve months.',
} as const;
const ofOrders = {
  orderFromDoctors: count,
  orderFromPatients: count,
  insuranceAccepted: count,
  totalPendingOrders: count,
  annualRequests,
};
export const analytics = {
  metrics: endpoint('GET /analytics', {
    who: 'public',
    object: 'none',
    audit: 'none',
    data: z.object({
      total_doctors: count,
      total_hospitals: count,
      total_laboratories: count,
      total_pharmacies: count,
      daily_visits: count,
      patients_served_everyday: count,
    }),
    summary: 'The counters of the home page: published providers, and means a day over the last 30 days, rounded up.',
  }),
  searchTrends: endpoint('GET /admin/search-trends', {
    who: 'admin',
    object: 'none',
    audit: 'none',
    query: z.object({ last_month: flag.optional().catch(undefined) }),
    data: z.array(z.object({ searchText: z.string(), city: z.string(), search_text_count: count })),
    summary:
      'Up to 50 texts that were searched for five times or more, the most frequent first; `city` is where most did. Of the last twelve months, with last_month of the last 30 days.',
  }),
  searchTrendChart: endpoint('GET /admin/search-trend-chart', {
    who: 'admin',
    object: 'none',
    audit: 'none',
    query: z.object({ 'text-search': search }),
    data: z.array(z.object({ month_string: z.string(), search_text_count: count })),
    summary: 'How often one text was searched for in each of twelve months, this one last.',
  }),
  doctorOverview: endpoint('GET /doctor/overview', {
    who: 'doctor',
    object: 'own',
    audit: 'none',
    data: z.object({
      apointments: count,
      specialities: count,
      affiliated_hospitals: count,
      treated_symptoms: count,
      treated_diseases: count,
      pending_appointments: count,
      pending_requests: z.array(appointment),
      annualRequests,
    }),
    summary: 'Counters of all time, up to five waiting appointments (oldest first), requests of twelve months.',
  }),
  hospitalOverview: endpoint('GET /hospital/overview', {
    who: 'hospital',
    object: 'own',
    audit: 'none',
    data: z.object({
      apointments: count,
      completed_appointments: count,
      pending_appointments: count,
      specialities: count,
      insuranceAccepted: count,
      pending_requests: z.array(appointment),
      annualRequests,
    }),
    summary: 'Counters of all time, up to five waiting appointments (oldest first), requests of twelve months.',
  }),
  laboratoryOverview: endpoint('GET /laboratory/overview', {
    who: 'laboratory',
    ...ownOrders,
    data: z.object({ tests: count, specialities: count, ...ofOrders, pendingOrders: z.array(labOrder) }),
  }),
  pharmacyOverview: endpoint('GET /pharmacy/overview', {
    who: 'pharmacy',
    ...ownOrders,
    data: z.object({ drugs: count, ...ofOrders, pendingOrders: z.array(drugOrder) }),
  }),
};
