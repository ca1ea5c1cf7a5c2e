import { addDrawings } from './drawings.ts'

/** Drawings of the tools that staff has. */
export const staffDrawings = {
  settings:
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2',
  sound: 'M4 10v4h3.5L12 18V6L7.5 10ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silence: 'M4 10v4h3.5L12 18V6L7.5 10ZM16 9.5l5 5M21 9.5l-5 5',
  stock: 'm12 3 8 4.5v9L12 21l-8-4.5v-9ZM4 7.5l8 4.5 8-4.5M12 12v9',
  store: 'M3 20.5h18M6 20.5V5l8-2v17.5M14 5h4.5v15.5M11 11.5v1.5',
  shift: 'M4 4v16h16M8 15l3.5-4.5 3 2.5L20 7',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16',
  message: 'M4 5h16v11H9.5L5 20v-4H4ZM8 9h8M8 12.5h5',
  hand: 'M7 12V6.5a1.5 1.5 0 0 1 3 0V11M10 11V5a1.5 1.5 0 0 1 3 0v6M13 11V6a1.5 1.5 0 0 1 3 0v6.5M16 10a1.5 1.5 0 0 1 3 0v4c0 4-2.5 6.5-6 6.5-3 0-4.5-1.5-6-4L5 13.5a1.5 1.5 0 0 1 2.6-1.5Z',
  more: 'M4 12a1 1 0 1 0 2 0 1 1 0 0 0-2 0ZM11 12a1 1 0 1 0 2 0 1 1 0 0 0-2 0ZM18 12a1 1 0 1 0 2 0 1 1 0 0 0-2 0Z',
  warning: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17h.1',
} as const

addDrawings(staffDrawings)
