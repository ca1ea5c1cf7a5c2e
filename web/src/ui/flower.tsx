const petal = 'M0 2C-13-4-13-20-5.5-22.5-3-23.4-1-22 0-20 1-22 3-23.4 5.5-22.5 13-20 13-4 0 2Z'

interface FlowerProps {
  readonly size: number
  readonly colour?: string
  readonly heart?: string
  /** Of 24, which is half of the flower. */
  readonly heartRadius?: number
  readonly className?: string
}

/** The five petals that stand for the app where a brand has no mark of its own, and for a moment of joy. */
export function Flower({
  size,
  colour = 'currentColor',
  heart = 'var(--gold)',
  heartRadius = 5.2,
  className,
}: FlowerProps) {
  return (
    <svg width={size} height={size} viewBox="-24 -24 48 48" aria-hidden="true" className={className}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} d={petal} fill={colour} transform={`rotate(${turn})`} />
      ))}
      <circle r={heartRadius} fill={heart} />
    </svg>
  )
}
