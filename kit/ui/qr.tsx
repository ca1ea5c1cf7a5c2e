import { useMemo } from 'react'
import { encode } from 'uqr'

/** One path for all dark modules: runs of a row as bars. */
function drawModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return []
        const end = row.indexOf(false, x)
        const length = (end < 0 ? row.length : end) - x
        return [`M${x} ${y}h${length}v1h-${length}z`]
      }),
    )
    .join('')
}

/** A QR code, black on white in every theme; its quiet zone is the white card around it. */
export function Qr({ content, label, className }: { content: string; label: string; className: string | undefined }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(content, { ecc: 'M', border: 0 })
    return { size: data.length, path: drawModules(data) }
  }, [content])
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="#17110f" />
    </svg>
  )
}
