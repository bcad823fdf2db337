import {
  IconAdjustmentsHorizontal,
  IconArticle,
  IconCalendarEvent,
  IconCalendarTime,
  IconCash,
  IconChartBar,
  IconClipboardList,
  IconClock,
  IconHistory,
  IconLayoutDashboard,
  IconListNumbers,
  IconMail,
  IconMicroscope,
  IconPill,
  IconQrcode,
  IconShieldLock,
  IconStar,
  IconTrendingUp,
  IconUserHeart,
  IconUsersGroup,
  IconVideo,
  IconWallet,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Account, AccountType } from '../lib/session/accounts.ts';
import { may, type Permission } from '../lib/session/permissions.ts';
import type { PageWords } from './texts.ts';

export type MenuLine = {
  to: string;
  word: keyof PageWords['menu'];
  icon: TablerIcon;
  /** The permission that a member needs to see the page. */
  needs: Permission;
  /** Set when all kinds of accounts share the page. Its path then ends with the kind: /dashboard/messages/doctor. */
  shared?: true;
};

/** The path of the overview of this kind of account. The other pages are below this path. */
export const dashboardOf = (kind: AccountType): string => `/dashboard/${kind}`;

export const pathOf = (kind: AccountType, { to, shared }: MenuLine): string =>
  shared ? `/dashboard${to}/${kind}` : dashboardOf(kind) + to;

const line = (to: string, word: MenuLine['word'], icon: TablerIcon, needs: Permission): MenuLine => ({
  to,
  word,
  icon,
  needs,
});
const overview = (needs: Permission) => line('', 'overview', IconLayoutDashboard, needs);
const customization = (needs: Permission) => line('/customization', 'customization', IconAdjustmentsHorizontal, needs);
const reviews = (needs: Permission) => line('/reviews', 'reviews', IconStar, needs);
const members = (needs: Permission) => line('/members', 'members', IconUsersGroup, needs);
const agenda = line('/agenda', 'agenda', IconCalendarEvent, 'agenda.read');
const appointments = line('/appointments', 'appointments', IconCalendarTime, 'agenda.read');
const patients = line('/patients', 'patients', IconUserHeart, 'patients.read');
const queue = line('/queue', 'queue', IconListNumbers, 'queue.work');
const orders = line('/orders', 'orders', IconClipboardList, 'orders.work');
const prescriptions = line('/prescriptions', 'prescriptions', IconClipboardList, 'orders.work');
const tests = line('/tests', 'tests', IconMicroscope, 'profile.read');
const dispensing = line('/dispensing', 'dispensing', IconQrcode, 'drugs.dispense');
const drugs = line('/drugs', 'drugs', IconPill, 'profile.read');
const catalogueDrugs = line('/drugs', 'catalogueDrugs', IconPill, 'catalogue.manage');
const cash = line('/cash', 'cash', IconCash, 'cash.read');
const wallet = line('/wallet', 'wallet', IconWallet, 'wallet.read');
const calendar = line('/calendar', 'calendar', IconClock, 'calendar.edit');
const mail: MenuLine = { ...line('/messages', 'messages', IconMail, 'messages.use'), shared: true };
const videoCalls = line('/video-call', 'videoCalls', IconVideo, 'meetings.join');
const searchAnalytics = line('/analytics', 'searchAnalytics', IconTrendingUp, 'analytics.read');
const usersAnalytics = line('/user-analytics', 'usersAnalytics', IconChartBar, 'analytics.read');
const personalData = line('/data-requests', 'personalData', IconShieldLock, 'privacy.manage');
const audit = line('/audit', 'audit', IconHistory, 'audit.read');
const staticContent = line('/static-content', 'staticContent', IconArticle, 'content.manage');

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
  doctor: [
    agenda,
    overview('agenda.read'),
    appointments,
    queue,
    patients,
    videoCalls,
    calendar,
    cash,
    ...ofEveryProvider,
  ],
  hospital: [agenda, overview('agenda.read'), appointments, queue, patients, calendar, cash, ...ofEveryProvider],
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
  laboratory: [overview('orders.work'), orders, tests, cash, ...ofEveryProvider],
  pharmacy: [overview('orders.work'), prescriptions, dispensing, drugs, cash, ...ofEveryProvider],
};

/** The menu entries that the role of the member permits. */
export const menuOf = (account: Account): MenuLine[] =>
  menus[account.account_type].filter(({ needs }) => may(account, needs));

/** The path of the page where the member starts: the first one of their menu. */
export function startOf(account: Account): string {
  const [first] = menuOf(account);
  return first ? pathOf(account.account_type, first) : dashboardOf(account.account_type);
}

/** Pages that need a permission but have no menu entry. Any other page without a menu entry is open to every member. */
const beyondMenu: { path: string; needs: Permission }[] = [
  { path: '/dashboard/admin/breaches', needs: 'privacy.manage' },
  { path: '/dashboard/admin/merges', needs: 'privacy.manage' },
];

/** Whether the role of the member may open this page: it needs the same permission as the menu entry of the page. */
export function mayOpen(account: Account, pathname: string): boolean {
  const kind = account.account_type;
  const pages = [...menus[kind].map((line) => ({ path: pathOf(kind, line), needs: line.needs })), ...beyondMenu];
  const page = pages.find(
    ({ path }) => pathname === path || (path !== dashboardOf(kind) && pathname.startsWith(`${path}/`)),
  );
  return !page || may(account, page.needs);
}
