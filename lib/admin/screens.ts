interface Screen {
  path: string;
  label: string;
}

interface ScreenGroup {
  label: string;
  screens: Screen[];
}

/** What the sidebar shows: one line per screen that there is, in the groups of look-and-feel.md. */
export const SCREEN_GROUPS: ScreenGroup[] = [
  {
    label: 'Content',
    screens: [
      { path: '/admin', label: 'Overview' },
      { path: '/admin/retailers', label: 'Retailers' },
    ],
  },
  {
    label: 'Site',
    screens: [
      { path: '/admin/homepage', label: 'Homepage' },
      { path: '/admin/legal', label: 'Legal pages' },
      { path: '/admin/navigation', label: 'Navigation' },
      { path: '/admin/typography', label: 'Typography' },
    ],
  },
];
