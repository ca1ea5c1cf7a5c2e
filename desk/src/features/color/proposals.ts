/** Colours that a brand is offered for its buttons. */
export const primaryColors = [
  ...['#e6002d', '#c2410c', '#8a5a00', '#0e7490', '#1d4ed8', '#7e22ce', '#3f6212', '#27272a'],
] as const

/** Colours that it is offered for what is ready. */
export const secondaryColors = ['#0e4d3c', '#1e3a5f', '#4a3728', '#5b2245'] as const
