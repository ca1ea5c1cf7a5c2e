import { addDrawings } from './icon.tsx'

/** Drawings that only later pages use; they join when one of those is loaded. */
export const moreDrawings = {
  up: 'm5 15 7-7 7 7',
  down: 'm5 9 7 7 7-7',
  send: 'M20 4 4 11l7 2 2 7Z',
  ticket: 'M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3ZM14 7v2M14 11v2M14 15v2',
  gift: 'M4 9h16v4H4ZM5.5 13h13v7h-13ZM12 9v11M12 9C9 9 7 7.5 8 5.5S11.5 5 12 9Zm0 0c3 0 5-1.5 4-3.5S12.5 5 12 9Z',
  star: 'm12 4 2.4 5.1 5.6.7-4.1 3.8 1.1 5.5L12 16.4 7 19.1l1.1-5.5L4 9.8l5.6-.7Z',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13',
  lock: 'M5.5 10.5h13V20h-13ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  flower:
    'M12 12c-3-2-3-6 0-8 3 2 3 6 0 8Zm0 0c2-3 6-3 8-.5-1.5 2.5-5.5 3-8 .5Zm0 0c3.5.5 5 4.3 3.5 7-3-.5-4.8-4-3.5-7Zm0 0c1.3 3-.5 6.5-3.5 7-1.5-2.7 0-6.5 3.5-7Zm0 0C9.5 14.5 5.5 14 4 11.5 6 9 10 9 12 12Z',
  note: 'M5 4h14v11l-5 5H5ZM14 20v-5h5M8.5 8.5h7M8.5 12h4',
  tissue: 'M4 11h16v8H4ZM8 11c0-3 2-3 2-7 3 1 2 3 4 4s2 1 2 3',
  card: 'M3.5 6.5h17v12h-17ZM3.5 10.5h17M6.5 15h4',
  cash: 'M3.5 7h17v10h-17ZM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 12h.1M17.5 12h.1',
  wallet: 'M4 7.5h15.5V19H4ZM4 7.5 15 4v3.5M16 13.2h.1',
  copy: 'M8 8h11v12H8ZM15 8V4H5v11h3',
  document: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6M9 16h6',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6Z',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  code: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2h-2zM18 14h2M14 20h2M18.5 17.5H20V20',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M4 4l16 16M9.9 9.9a3 3 0 0 0 4.2 4.2M7 7.3C4.2 9 2.5 12 2.5 12S6 18.5 12 18.5c1.8 0 3.4-.6 4.8-1.4M10.2 5.7c.6-.1 1.2-.2 1.8-.2 6 0 9.5 6.5 9.5 6.5s-.9 1.7-2.6 3.3',
  picture: 'M4 5h16v14H4ZM4 16.5l4.5-4.5 4 4 3-3 4.5 4M15.5 9h.1',
  enlarge: 'M9.5 4H4v5.5M14.5 4H20v5.5M9.5 20H4v-5.5M14.5 20H20v-5.5',
  shrink: 'M4 9.5h5.5V4M20 9.5h-5.5V4M4 14.5h5.5V20M20 14.5h-5.5V20',
  leave: 'M14 4H5v16h9M10 12h10M16.5 8.5 20 12l-3.5 3.5',
} as const

addDrawings(moreDrawings)
