import type { SaleChannel } from '@/lib/catalogue/sale-windows';
import {
  SALE_DATES_IN_STORE_PATH,
  SALE_DATES_MEMBERS_PATH,
  SALE_DATES_ONLINE_PATH,
  SALE_DATES_PATH,
} from '@/lib/routing/paths';

/** A page with sale dates: all dates, or the dates of one channel (online, in store or for members). */
export interface SalePage {
  path: string;
  channel: SaleChannel | null;
  /** The page's name in the links between these pages and in the breadcrumbs. */
  label: string;
  title: string;
  description: string;
}

export const ALL_SALE_DATES: SalePage = {
  path: SALE_DATES_PATH,
  channel: null,
  label: 'Sale dates',
  title: 'Boxing Day sale dates',
  description:
    'When each shop’s Boxing Day sale starts, day by day, online, in store and for members, with the source of each date and the day we checked it.',
};

export const SALE_DATES_ONLINE: SalePage = {
  path: SALE_DATES_ONLINE_PATH,
  channel: 'online',
  label: 'Online',
  title: 'Online Boxing Day sale dates',
  description:
    'When each shop’s Boxing Day sale starts on its website, with the source of each date and what earlier years suggest.',
};

export const SALE_DATES_IN_STORE: SalePage = {
  path: SALE_DATES_IN_STORE_PATH,
  channel: 'in_store',
  label: 'In store',
  title: 'In-store Boxing Day sale dates',
  description:
    'When each shop’s Boxing Day sale starts in its stores, with the source of each date and what earlier years suggest.',
};

export const SALE_DATES_MEMBERS: SalePage = {
  path: SALE_DATES_MEMBERS_PATH,
  channel: 'members',
  label: 'Members',
  title: 'Boxing Day sale dates for members',
  description:
    'When each shop’s Boxing Day sale starts early for its members, with the source of each date and what earlier years suggest.',
};

export const SALE_PAGES: readonly SalePage[] = [
  ALL_SALE_DATES,
  SALE_DATES_ONLINE,
  SALE_DATES_IN_STORE,
  SALE_DATES_MEMBERS,
];
