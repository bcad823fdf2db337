import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { drugOrder, labOrder } from './order-shapes.ts';
import { annualRequests } from './shapes.ts';
import { appointment } from './appointment-shapes.ts';
import { flag, search } from './wire.ts';

const count = z.int();
const ownOrders = {
  permission: 'orders.work',
  object: 'own',
  audit: 'none',
  summary:
    'Counts of all time (for drugs: of their categories), up to five waiting orders (oldest first), and the numbers of orders of twelve months.',
} as const;
const ofOrders = {
  orderFromDoctors: count,
  orderFromPatients: count,
  insuranceAccepted: count,
  totalPendingOrders: count,
  annualRequests,
};
const searchTrend = z.object({ searchText: z.string(), city: z.string(), search_text_count: count });

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
    summary:
      'The figures of the home page: numbers of published providers, and daily means of the last 30 days, rounded up.',
  }),
  searchTrends: endpoint('GET /admin/search-trends', {
    who: 'admin',
    permission: 'analytics.read',
    object: 'none',
    audit: 'none',
    query: z.object({ last_month: flag.optional().catch(undefined) }),
    data: z.array(searchTrend),
    summary:
      'Up to 50 texts that were searched for at least five times, the most frequent first; `city` is where most of these searches were made. Covers the last twelve months, or with last_month the last 30 days. Counted every ten minutes.',
  }),
  searchTrendChart: endpoint('GET /admin/search-trend-chart', {
    who: 'admin',
    permission: 'analytics.read',
    object: 'none',
    audit: 'none',
    query: z.object({ 'text-search': search }),
    data: z.array(z.object({ month_string: z.string(), search_text_count: count })),
    summary: 'How often one text was searched for in each of twelve months. The current month is the last one.',
  }),
  adminOverview: endpoint('GET /admin/overview', {
    who: 'admin',
    permission: 'analytics.read',
    object: 'none',
    audit: 'none',
    data: z.object({
      monthly_apointments: z.object({ total: count }),
      monthly_visitors: count,
      monthlyPrescribedMedecines: z.object({ total: count }),
      drugs: count,
      members: count,
      doctors: count,
      search_trends: z.array(searchTrend),
    }),
    summary:
      'The numbers of booked appointments, visitors and prescription lines in the current month in Kigali; the numbers of all drugs, members and doctors; the five most frequent searches. Counted once a minute.',
  }),
  userAnalytics: endpoint('GET /admin/user_analyitcs', {
    who: 'admin',
    permission: 'analytics.read',
    object: 'none',
    audit: 'none',
    data: z.object({
      age_and_gender: z.object({
        female: count,
        male: count,
        years_btwn_13_17: count,
        years_btwn_18_24: count,
        years_btwn_25_34: count,
        years_btwn_34_44: count,
        years_btwn_45_54: count,
        years_btwn_55_64: count,
        years_btwn_65: count,
      }),
      most_requested_services: z.array(z.object({ name: z.string(), total_services: count })),
    }),
    summary:
      'Patients by gender and by age, in whole per cent of those whose gender or birth date is known, and the ten specialities with the most appointments in twelve months. `years_btwn_34_44` means 35 to 44. Counted once a minute.',
  }),
  doctorOverview: endpoint('GET /doctor/overview', {
    who: 'doctor',
    permission: 'agenda.read',
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
    summary:
      'Counts of all time, up to five pending appointments (soonest first), and the numbers of requests of twelve months.',
  }),
  hospitalOverview: endpoint('GET /hospital/overview', {
    who: 'hospital',
    permission: 'agenda.read',
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
    summary:
      'Counts of all time, up to five pending appointments (soonest first), and the numbers of requests of twelve months.',
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
