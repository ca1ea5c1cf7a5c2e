import { useState } from 'react'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { heldHeight, type Place } from '../../state/home-places.ts'

interface HeldPlaceProps {
  readonly place: Place
  readonly radius?: number
}

/** Holds the height that a part of Home had last time, as it was known when the wait began. */
export function HeldPlace({ place, radius = 20 }: HeldPlaceProps) {
  const [height] = useState(() => heldHeight(place))
  return height === undefined ? null : <Skeleton block={height} radius={radius} />
}
