const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A list that is on its way, as high as it will be. */
export function SkeletonRows({ label, count = rows.length }: { label: string; count?: number }) {
  return (
    <div role="status" aria-label={label}>
      {rows.slice(0, count).map((row) => (
        <div key={row} className="skr" aria-hidden="true">
          <span className="skeleton round" />
          <span className="lines">
            <span className="skeleton" />
            <span className="skeleton" />
          </span>
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  )
}
