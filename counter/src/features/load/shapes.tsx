/** Names of how many shapes there are, for lists that never change. */
const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `shape-${index}`)

/** The shape of tickets, before the first answer of the server [kitchen-13]. */
export function TicketShapes({ count }: { readonly count: number }) {
  return names(count).map((name) => (
    <div key={name} className="ticket-shape" aria-hidden="true">
      <div className="shape-row">
        <span className="skeleton" />
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  ))
}

export interface ShapesProps {
  readonly kind: 'row' | 'item' | 'card'
  readonly count: number
}

/** The shape of rows, pictures or cards that are still to come. */
export function Shapes({ kind, count }: ShapesProps) {
  return (
    <div className="shapes" data-kind={kind} aria-hidden="true">
      {names(count).map((name) => (
        <span key={name} className="skeleton" />
      ))}
    </div>
  )
}
