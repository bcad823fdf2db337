import {
  IconCalendarTime,
  IconChartBar,
  IconClipboardList,
  IconClock,
  IconFileText,
  IconFlask,
  IconLayoutDashboard,
  IconPill,
  IconSettings,
  IconStar,
  IconUsers,
  IconWallet,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Catalogue } from '../shared/i18n/messages.ts';
import type { AccountType } from '../shared/session/accounts.ts';

const en = {
  overview: 'Overview',
  appointments: 'Appointments',
  wallet: 'Wallet',
  calendar: 'Calendar',
  reviews: 'Reviews',
  customization: 'Customization',
  orders: 'Orders',
  tests: 'Tests',
  drugsProducts: 'Drugs/Products',
  drugs: 'Drugs',
  prescriptions: 'Prescriptions',
  members: 'Members',
  analytics: 'Search Analytics',
  userAnalytics: 'Users Analytics',
  staticContent: 'Static content',
};

export const messages: Catalogue<typeof en> = { en };

export type MenuLine = { to: string; word: keyof typeof en; icon: TablerIcon };

const overview: MenuLine = { to: '', word: 'overview', icon: IconLayoutDashboard };
const appointments: MenuLine = { to: '/appointments', word: 'appointments', icon: IconCalendarTime };
const wallet: MenuLine = { to: '/wallet', word: 'wallet', icon: IconWallet };
const calendar: MenuLine = { to: '/calendar', word: 'calendar', icon: IconClock };
const reviews: MenuLine = { to: '/reviews', word: 'reviews', icon: IconStar };
const customization: MenuLine = { to: '/customization', word: 'customization', icon: IconSettings };

/** Paths are below /dashboard/{kind}. */
export const menus: Record<AccountType, MenuLine[]> = {
  patient: [],
  doctor: [overview, appointments, calendar, wallet, reviews, customization],
  hospital: [overview, appointments, calendar, wallet, reviews, customization],
  laboratory: [
    overview,
    { to: '/orders', word: 'orders', icon: IconClipboardList },
    { to: '/tests', word: 'tests', icon: IconFlask },
    wallet,
    reviews,
    customization,
  ],
  pharmacy: [
    overview,
    { to: '/drugs', word: 'drugsProducts', icon: IconPill },
    { to: '/prescriptions', word: 'prescriptions', icon: IconClipboardList },
    wallet,
    reviews,
    customization,
  ],
  admin: [
    overview,
    appointments,
    wallet,
    { to: '/drugs', word: 'drugs', icon: IconPill },
    { to: '/members', word: 'members', icon: IconUsers },
    { to: '/analytics', word: 'analytics', icon: IconChartBar },
    { to: '/user-analytics', word: 'userAnalytics', icon: IconUsers },
    customization,
    { to: '/static-content', word: 'staticContent', icon: IconFileText },
  ],
};
