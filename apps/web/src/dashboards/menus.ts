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
import { homeOf, type Account, type AccountType } from '../lib/session/accounts.ts';
import { may, type Permission } from '../lib/session/permissions.ts';
import type { PageWords } from './texts.ts';

export type MenuLine = {
  to: string;
  word: keyof PageWords['menu'];
  icon: TablerIcon;
  /** The permission that a member needs to see the page. */
  needs: Permission;
  /** A page that all kinds of accounts share. Its address ends with the kind: /dashboard/messages/doctor. */
  shared?: true;
};

export const pathOf = (kind: AccountType, { to, shared }: MenuLine): string =>
  shared ? `/dashboard${to}/${kind}` : `/dashboard/${kind}${to}`;

const overview = (needs: Permission): MenuLine => ({ to: '', word: 'overview', icon: IconLayoutDashboard, needs });
const appointments: MenuLine = {
  to: '/appointments',
  word: 'appointments',
  icon: IconCalendarTime,
  needs: 'agenda.read',
};
const orders: MenuLine = { to: '/orders', word: 'orders', icon: IconClipboardList, needs: 'orders.work' };
const prescriptions: MenuLine = {
  to: '/prescriptions',
  word: 'prescriptions',
  icon: IconClipboardList,
  needs: 'orders.work',
};
const tests: MenuLine = { to: '/tests', word: 'tests', icon: IconMicroscope, needs: 'profile.read' };
const dispensing: MenuLine = { to: '/dispensing', word: 'dispensing', icon: IconQrcode, needs: 'drugs.dispense' };
const drugs: MenuLine = { to: '/drugs', word: 'drugs', icon: IconPill, needs: 'profile.read' };
const catalogueDrugs: MenuLine = { to: '/drugs', word: 'catalogueDrugs', icon: IconPill, needs: 'catalogue.manage' };
const wallet: MenuLine = { to: '/wallet', word: 'wallet', icon: IconWallet, needs: 'wallet.read' };
const calendar: MenuLine = { to: '/calendar', word: 'calendar', icon: IconClock, needs: 'calendar.edit' };
const mail: MenuLine = { to: '/messages', word: 'messages', icon: IconMail, needs: 'messages.use', shared: true };
const videoCalls: MenuLine = { to: '/video-call', word: 'videoCalls', icon: IconVideo, needs: 'meetings.join' };
const customization = (needs: Permission): MenuLine => ({
  to: '/customization',
  word: 'customization',
  icon: IconAdjustmentsHorizontal,
  needs,
});
const reviews = (needs: Permission): MenuLine => ({ to: '/reviews', word: 'reviews', icon: IconStar, needs });
const searchAnalytics: MenuLine = {
  to: '/analytics',
  word: 'searchAnalytics',
  icon: IconTrendingUp,
  needs: 'analytics.read',
};
const usersAnalytics: MenuLine = {
  to: '/user-analytics',
  word: 'usersAnalytics',
  icon: IconChartBar,
  needs: 'analytics.read',
};
const personalData: MenuLine = {
  to: '/data-requests',
  word: 'personalData',
  icon: IconShieldLock,
  needs: 'privacy.manage',
};
const audit: MenuLine = { to: '/audit', word: 'audit', icon: IconHistory, needs: 'audit.read' };
const staticContent: MenuLine = {
  to: '/static-content',
  word: 'staticContent',
  icon: IconArticle,
  needs: 'content.manage',
};
const members = (needs: Permission): MenuLine => ({ to: '/members', word: 'members', icon: IconUsersGroup, needs });

const ofEveryProvider = [
  wallet,
  reviews('reviews.answer'),
  mail,
  members('members.manage'),
  customization('profile.read'),
];

/** The menu of each kind of account. Paths are below /dashboard/{kind}; each must lead to a page. */
export const menus: Record<AccountType, MenuLine[]> = {
  patient: [],
  doctor: [overview('agenda.read'), appointments, videoCalls, calendar, ...ofEveryProvider],
  hospital: [overview('agenda.read'), appointments, calendar, ...ofEveryProvider],
  admin: [
    overview('analytics.read'),
    appointments,
    wallet,
    catalogueDrugs,
    members('profile.read'),
    searchAnalytics,
    usersAnalytics,
    customization('catalogue.manage'),
    staticContent,
    reviews('reviews.moderate'),
    mail,
    personalData,
    audit,
  ],
  laboratory: [overview('orders.work'), orders, tests, ...ofEveryProvider],
  pharmacy: [overview('orders.work'), prescriptions, dispensing, drugs, ...ofEveryProvider],
};

/** The lines of the menu that the role of the member may use. */
export const menuOf = (account: Account): MenuLine[] =>
  menus[account.account_type].filter(({ needs }) => may(account, needs));

/** Pages without a line in the menu. Any other page that no line leads to is open to every member. */
const beyondMenu: { path: string; needs: Permission }[] = [
  { path: '/dashboard/admin/breaches', needs: 'privacy.manage' },
];

/** Whether the role of the member may see this page of the dashboard: it needs what the line that leads to it needs. */
export function mayOpen(account: Account, pathname: string): boolean {
  const kind = account.account_type;
  const pages = [...menus[kind].map((line) => ({ path: pathOf(kind, line), needs: line.needs })), ...beyondMenu];
  const page = pages.find(
    ({ path }) => pathname === path || (path !== homeOf(kind) && pathname.startsWith(`${path}/`)),
  );
  return !page || may(account, page.needs);
}
