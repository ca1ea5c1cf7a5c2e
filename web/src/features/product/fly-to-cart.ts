const flightMs = 300

/** A dot travels on an arc from what was tapped to the cart; nothing moves for those who asked for less motion. */
export function flyToCart(from: Element): void {
  const to = document.querySelector('[data-cart-target]')
  if (to === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const start = from.getBoundingClientRect()
  const end = to.getBoundingClientRect()
  if (end.width === 0) return
  const dot = document.createElement('i')
  dot.className = 'flying-dot'
  document.body.append(dot)
  const x = start.left + start.width / 2 - 10
  const y = start.top + start.height / 2 - 10
  const dx = end.left + end.width / 2 - 10 - x
  const dy = end.top + end.height / 2 - 10 - y
  const arc = [
    { translate: `${x}px ${y}px`, scale: 1 },
    { translate: `${x + dx * 0.4}px ${y + Math.min(0, dy) * 0.4 - 48}px`, scale: 1, offset: 0.4 },
    { translate: `${x + dx}px ${y + dy}px`, scale: 0.5 },
  ]
  const flight = dot.animate(arc, { duration: flightMs, easing: 'cubic-bezier(.4,0,.6,1)' })
  flight.onfinish = () => dot.remove()
  flight.oncancel = () => dot.remove()
}
