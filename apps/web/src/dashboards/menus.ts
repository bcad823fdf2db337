import {
  IconAdjustmentsHorizontal,
  IconArticle,
  IconCalendarTime,
  IconChartBar,
  IconClipboardList,
  IconClock,
  IconHistory,
  IconLayoutDashboard,
  IconMail,
  IconMicroscope,
  IconPill,
  IconQrcode,
  IconShieldLock,
  IconStar,
  IconTrendingUp,
  IconUsersGroup,
  IconVideo,
  IconWallet,
  type TablerIcon,
} from '@tabler/icons-react';
import type { AccountType } from '../lib/session/accounts.ts';
import type { PageWords } from './texts.ts';

export type MenuLine = {
  to: string;
  word: keyof PageWords['menu'];
  icon: TablerIcon;
  /** A page that all kinds of accounts share. Its address ends with the kind: /dashboard/messages/doctor. */
  shared?: true;
};

export const pathOf = (kind: AccountType, { to, shared }: MenuLine): string =>
  shared ? `/dashboard${to}/${kind}` : `/dashboard/${kind}${to}`;

const overview: MenuLine = { to: '', word: 'overview', icon: IconLayoutDashboard };
const appointments: MenuLine = { to: '/appointments', word: 'appointments', icon: IconCalendarTime };
const orders: MenuLine = { to: '/orders', word: 'orders', icon: IconClipboardList };
const prescriptions: MenuLine = { to: '/prescriptions', word: 'prescriptions', icon: IconClipboardList };
const tests: MenuLine = { to: '/tests', word: 'tests', icon: IconMicroscope };
const dispensing: MenuLine = { to: '/dispensing', word: 'dispensing', icon: IconQrcode };
const drugs: MenuLine = { to: '/drugs', word: 'drugs', icon: IconPill };
const catalogueDrugs: MenuLine = { to: '/drugs', word: 'catalogueDrugs', icon: IconPill };
const wallet: MenuLine = { to: '/wallet', word: 'wallet', icon: IconWallet };
const calendar: MenuLine = { to: '/calendar', word: 'calendar', icon: IconClock };
const mail: MenuLine = { to: '/messages', word: 'messages', icon: IconMail, shared: true };
const videoCalls: MenuLine = { to: '/video-call', word: 'videoCalls', icon: IconVideo };
const customization: MenuLine = { to: '/customization', word: 'customization', icon: IconAdjustmentsHorizontal };
const reviews: MenuLine = { to: '/reviews', word: 'reviews', icon: IconStar };
const searchAnalytics: MenuLine = { to: '/analytics', word: 'searchAnalytics', icon: IconTrendingUp };
const usersAnalytics: MenuLine = { to: '/user-analytics', word: 'usersAnalytics', icon: IconChartBar };
const personalData: MenuLine = { to: '/data-requests', word: 'personalData', icon: IconShieldLock };
const audit: MenuLine = { to: '/audit', word: 'audit', icon: IconHistory };
const staticContent: MenuLine = { to: '/static-content', word: 'staticContent', icon: IconArticle };
const members: MenuLine = { to: '/members', word: 'members', icon: IconUsersGroup };

/** The menu of each kind of account. Paths are below /dashboard/{kind}; each must lead to a page. */
export const menus: Record<AccountType, MenuLine[]> = {
  patient: [],
  doctor: [overview, appointments, videoCalls, calendar, wallet, reviews, mail, customization],
  hospital: [overview, appointments, calendar, wallet, reviews, mail, customization],
  admin: [
    overview,
    appointments,
    wallet,
    catalogueDrugs,
    members,
    searchAnalytics,
    usersAnalytics,
    customization,
    staticContent,
    reviews,
    mail,
    personalData,
    audit,
  ],
  laboratory: [overview, orders, tests, wallet, reviews, mail, customization],
  pharmacy: [overview, prescriptions, dispensing, drugs, wallet, reviews, mail, customization],
};
