import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import type { ReactNode } from 'react'
import { type Destination, directionsTo } from '../../device/position/directions.ts'

interface DirectionsLinkProps {
  readonly to: Destination
  readonly className: string
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** Leads to a store in the customer's maps, beside the app. */
export function DirectionsLink({ to, className, label, children }: DirectionsLinkProps) {
  const { mapProvider } = useSettings()
  return (
    <a
      className={className}
      href={directionsTo(to, mapProvider)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
    >
      {children}
    </a>
  )
}
