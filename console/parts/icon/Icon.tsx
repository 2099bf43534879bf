/** Outlines of 20 by 20, drawn with a stroke of 1.6 in the colour of the text. */
const PATHS = {
  home: 'M3 9.5 10 3.5l7 6M5 8.5V16.5h10V8.5M8.5 16.5v-5h3v5',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.2 1.5H3.8zM8.3 17.3a2 2 0 0 0 3.4 0',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM13.4 13.4 17 17',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'M5 5l10 10M15 5 5 15',
  person: 'M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3.8 17c.7-3.2 3.2-4.8 6.2-4.8s5.5 1.6 6.2 4.8',
  code: 'M7 6 3 10l4 4M13 6l4 4-4 4',
  key: 'M7 13a3.5 3.5 0 1 1 2.8-5.6L17 7.4v3h-2v2h-2.5v-2H9.8A3.5 3.5 0 0 1 7 13z',
  gear: 'M10 12.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM10 2.5v2.3M10 15.2v2.3M17.5 10h-2.3M4.8 10H2.5M15.3 4.7l-1.6 1.6M6.3 13.7l-1.6 1.6M15.3 15.3l-1.6-1.6M6.3 6.3 4.7 4.7',
  grid: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  next: 'M7.5 4.5 13 10l-5.5 5.5',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  check: 'M4 10.5 8.2 15 16 5.5',
  people:
    'M7.5 9.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM2.5 16c.5-2.8 2.6-4.2 5-4.2s4.5 1.4 5 4.2M13 4.4a2.6 2.6 0 0 1 0 4.9M14.2 11.9c1.7.5 2.9 1.9 3.3 4.1',
  heart: 'M10 16.5S3.5 12.8 3.5 8.2A3.4 3.4 0 0 1 10 6.8a3.4 3.4 0 0 1 6.5 1.4c0 4.6-6.5 8.3-6.5 8.3z',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3M13 3v3',
  help: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM8 8a2 2 0 1 1 2.8 1.9c-.6.3-.8.7-.8 1.4M10 13.8h.01',
  sun: 'M10 13.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM10 2.5v1.8M10 15.7v1.8M2.5 10h1.8M15.7 10h1.8M4.7 4.7 6 6M14 14l1.3 1.3M15.3 4.7 14 6M6 14l-1.3 1.3',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 6v4.2l2.8 1.8',
  receipt: 'M5 3h10v14l-2.5-1.5L10 17l-2.5-1.5L5 17zM8 7h4M8 10.5h4',
  coins: 'M3 6.5h14v8H3zM10 12.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  out: 'M12 3.5h4.5v13H12M3.5 10h9M6.5 6.5 3 10l3.5 3.5',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={PATHS[name]} />
  </svg>
);
