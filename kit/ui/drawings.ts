/** Drawings of the first pages; see more-drawings.ts for the others. */
export const firstDrawings = {
  back: 'm15 5-7 7 7 7',
  forward: 'm9 5 7 7-7 7',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  home: 'M3.5 11 12 4l8.5 7M5.5 9.6V19a1 1 0 0 0 1 1H10v-5.5h4V20h3.5a1 1 0 0 0 1-1V9.6',
  cup: 'M6 8h12l-1.2 11.2a1 1 0 0 1-1 .8H8.2a1 1 0 0 1-1-.8ZM5 8h14M13 8l1.6-5H18M7 13h10',
  receipt: 'M6 3.5h12V20l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4L6 20ZM9 8.5h6M9 12.5h6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  pin: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  phone:
    'M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2C10.5 19.4 4.6 13.5 4 5.7a2 2 0 0 1 2-2.2Z',
  heart: 'M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.8 9.5h16.4M3.8 14.5h16.4M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.6v.1',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  mug: 'M4 9h13v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5ZM17 10h1.5a2.5 2.5 0 0 1 0 5H17M8 3.5v2M12.5 3.5v2',
  bag: 'M5.5 8h13l1 11a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  offline: 'M4 4l16 16M8.5 15.5a5 5 0 0 1 6.2-.7M5 12a10 10 0 0 1 4-2.4M13 9a10 10 0 0 1 6 3M12 19h.1',
} as const

/** All that have come, by name. */
export const drawings: Record<string, string> = { ...firstDrawings }

export function addDrawings(more: Readonly<Record<string, string>>): void {
  Object.assign(drawings, more)
}
