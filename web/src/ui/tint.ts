/** Backgrounds that pictures stand on. */
const tints = ['rose', 'pistachio', 'oat', 'butter', 'sky', 'plum', 'mint', 'peach']

export const tintClass = (tint: string): string => (tints.includes(tint) ? tint : 'oat')
