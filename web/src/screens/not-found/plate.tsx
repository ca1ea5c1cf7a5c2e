const crumbs = Array.from({ length: 26 }, (_, index) => {
  const turn = index * 41
  const reach = 14 + ((index * 37) % 52)
  return {
    x: 140 + Math.cos(index * 2.4) * reach,
    y: 130 + Math.sin(index * 2.4) * reach * 0.42,
    width: 3 + (index % 4) * 2,
    height: 2 + (index % 3) * 1.6,
    colour: ['#c98034', '#e2a24b', '#9a551b'][index % 3] ?? '#c98034',
    turn,
  }
})

/** A plate from which the page was eaten: crumbs and the last bite. */
export function Plate() {
  return (
    <svg className="plate" viewBox="0 0 280 230" aria-hidden="true">
      <defs>
        <radialGradient id="porcelain" cx=".42" cy=".34" r=".7">
          <stop offset="0" stopColor="#fff" />
          <stop offset=".7" stopColor="#faf3ea" />
          <stop offset="1" stopColor="#dfcdb9" />
        </radialGradient>
        <filter id="soft">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      <ellipse cx="150" cy="150" rx="122" ry="58" fill="#5b3316" opacity=".28" filter="url(#soft)" />
      <ellipse cx="140" cy="126" rx="126" ry="66" fill="url(#porcelain)" />
      <ellipse cx="140" cy="124" rx="118" ry="60" fill="none" stroke="#d9a441" strokeWidth="2" />
      <ellipse cx="140" cy="128" rx="78" ry="37" fill="#efe1cf" opacity=".75" />
      <ellipse cx="140" cy="130" rx="74" ry="34" fill="#fdf8f1" />
      {crumbs.map(({ x, y, width, height, colour, turn }) => (
        <rect
          key={turn}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="1.6"
          fill={colour}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <path d="M104 118c10-16 30-20 44-12 6 4 4 12-2 14-14 4-26 10-38 8-6-1-7-6-4-10Z" fill="#d68a33" />
      <path
        d="M106 118c10-14 28-18 40-11M112 122c10-8 22-11 33-10"
        stroke="#fbd48d"
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
        opacity=".8"
      />
    </svg>
  )
}
