const drawings = {
  receipt: 'M6 3.5h12V20l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4L6 20ZM9 8.5h6M9 12.5h6',
  settings:
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2',
  note: 'M5 4h14v11l-5 5H5ZM14 20v-5h5M8.5 8.5h7M8.5 12h4',
  sound: 'M4 10v4h3.5L12 18V6L7.5 10ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silence: 'M4 10v4h3.5L12 18V6L7.5 10ZM16 9.5l5 5M21 9.5l-5 5',
  close: 'm6 6 12 12M18 6 6 18',
  offline: 'M4 4l16 16M8.5 15.5a5 5 0 0 1 6.2-.7M5 12a10 10 0 0 1 4-2.4M13 9a10 10 0 0 1 6 3M12 19h.1',
  tissue: 'M4 11h16v8a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM8 11c0-4 2-4 2.500-7 2 2 4.500 2.500 5.500 7',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16',
  message: 'M4 5h16v11H9.5L5 20v-4H4ZM8 9h8M8 12.5h5',
  money: 'M3.5 6.5h17v11h-17ZM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM6.500 9.500v.1M17.500 14.500v.1',
} as const

/** A drawing of 24 px; always beside words or in something that has a name. */
export function Icon({ name, isSmall = false }: { name: keyof typeof drawings; isSmall?: boolean }) {
  return (
    <svg className={isSmall ? 'icon s' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
