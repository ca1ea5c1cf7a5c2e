/** The eight tints of tiles: the lit corner and the far one. */
export const tints = {
  rose: ['#fdecee', '#f8d3d8'],
  pistachio: ['#edf3e2', '#d5e2c0'],
  oat: ['#f8efe2', '#eddcc3'],
  butter: ['#fef4d6', '#f8e2a2'],
  sky: ['#e8f1f6', '#cbdfea'],
  plum: ['#f3eaf5', '#e0cfe6'],
  mint: ['#e4f4ee', '#c3e3d6'],
  peach: ['#fdeee2', '#f9d5ba'],
} as const

/** The name of a tile's tint. */
export type Tint = keyof typeof tints
