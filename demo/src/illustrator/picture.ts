import type { Art } from './art.ts'
import type { Tint } from './tints.ts'

/** A drawing of the catalogue: on which tint it lies, how it is drawn, sized and raised. */
export interface Picture {
  tint: Tint
  draw: (a: Art) => void
  zoom?: number
  dy?: number
}

/** Drawings by name. The order is part of each drawing: it seeds its chance. */
export type Pictures = Readonly<Record<string, Picture>>
