import { addDrawings } from '@tiffin/kit/ui/drawings.ts'

/** Drawings that only the desk has. */
const deskDrawings = {
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 20c.4-4 3-6 6.500-6s6.100 2 6.500 6M16 4.500a3.200 3.200 0 0 1 0 6.200M18 14.500c2 .8 3.200 2.700 3.500 5.500',
  pages: 'M4.500 4.500h15v15h-15ZM4.500 9.500h15M10 9.500v10',
  log: 'M5 4h14v16H5ZM8.500 8.500h7M8.500 12h7M8.500 15.500h4',
  dots: 'M5.500 12h.01M12 12h.01M18.500 12h.01',
  calendar: 'M4.500 6h15v14h-15ZM4.500 10.500h15M8.500 3.500V8M15.500 3.500V8',
  warning: 'M12 4 2.800 19.500h18.400ZM12 10v4.500M12 17h.01',
  keyboard: 'M3.500 6.500h17v11h-17ZM7 10h.01M10.500 10h.01M14 10h.01M17.500 10h.01M8 14h8',
  print: 'M7 8.500V4h10v4.500M7 16.500H4v-8h16v8h-3M7 13.500h10V20H7Z',
  device: 'M4 5.500h16v10.500H4ZM9 20h6M12 16v4',
  shop: 'M4.500 10.500v9h15v-9M3.500 7 5 4h14l1.500 3c0 1.900-1.200 3-2.800 3s-2.900-1.100-2.900-3c0 1.900-1.200 3-2.800 3s-2.900-1.100-2.900-3c0 1.900-1.200 3-2.800 3S3.500 8.900 3.500 7ZM9.500 19.500v-5h5v5',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  bookmark: 'M7 4h10v16l-5-4-5 4Z',
  pencil: 'M5 19l.8-3.800L16 5l3 3L8.800 18.200ZM14 7l3 3',
  palette:
    'M12 20.500a8.500 8.500 0 1 1 8.500-8.500c0 2-1.500 3-3.200 3H15a1.700 1.700 0 0 0-1.300 2.800c.8 1.100.1 2.700-1.700 2.700ZM8 11h.01M11 7.500h.01M15.500 9h.01',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4',
  stop: 'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM6 6l12 12',
} as const

addDrawings(deskDrawings)

/** The name of one of them. */
export type DeskDrawing = keyof typeof deskDrawings
