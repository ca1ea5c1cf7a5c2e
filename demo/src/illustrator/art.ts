import { type Attrs, attrs, f, flat, numbersFrom, type Pair, type Stops, type Svg, stopsOf } from './svg.ts'
import { type Tint, tints } from './tints.ts'

/** How a flat shape becomes a soft volume. */
export interface Puff {
  /** How round: the blur of the outline, which is the height map. */
  blur?: number
  /** How high. */
  scale?: number
  /** What shadows turn to: toasted crust, cream, cool, plain. */
  warm?: keyof typeof ramps
  /** Shine and how tight it is. */
  spec?: number
  shine?: number
  /** Roughness of the surface and how fine. */
  grain?: number
  freq?: number
}

const ramps = {
  toast: ['.42 .70 .93 1', '.20 .50 .84 1', '.10 .36 .74 1'],
  cream: ['.66 .84 .96 1', '.56 .78 .94 1', '.52 .74 .92 1'],
  cool: ['.50 .76 .95 1', '.54 .80 .96 1', '.60 .84 .98 1'],
  plain: ['.40 .68 .92 1', '.36 .64 .91 1', '.38 .66 .92 1'],
} as const

const directions = { down: [0, 0, 0, 1], up: [0, 1, 0, 0], across: [0, 0, 1, 0], slant: [0, 0, 1, 1] } as const

/** One side of every drawing. */
export const side = 480

const light = 'azimuth="232"'

function puffFilter(id: string, puff: Required<Puff>): string {
  const { blur, scale, spec, shine, grain, freq } = puff
  const [red, green, blue] = ramps[puff.warm]
  const height = grain
    ? `<feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="3" seed="4" result="t"/><feColorMatrix in="t" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 -.35" result="ta"/><feComposite in="h0" in2="ta" operator="arithmetic" k1="${-grain}" k2="1" result="h"/>`
    : '<feOffset in="h0" result="h"/>'
  const shineParts = spec
    ? `<feSpecularLighting in="h" surfaceScale="${scale}" specularConstant="${spec}" specularExponent="${shine}" lighting-color="#fff6e6" result="s0"><feDistantLight ${light} elevation="58"/></feSpecularLighting><feGaussianBlur in="s0" stdDeviation="2" result="s"/><feComposite in="m" in2="s" operator="arithmetic" k2="1" k3="1" result="ms"/>`
    : '<feOffset in="m" result="ms"/>'
  return `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="h0"/>${height}<feDiffuseLighting in="h" surfaceScale="${scale}" diffuseConstant="1.22" lighting-color="#fff" result="d"><feDistantLight ${light} elevation="54"/></feDiffuseLighting><feGaussianBlur in="d" stdDeviation="${grain ? 0.7 : 2.2}" result="ds"/><feComponentTransfer in="ds" result="w"><feFuncR type="table" tableValues="${red}"/><feFuncG type="table" tableValues="${green}"/><feFuncB type="table" tableValues="${blue}"/></feComponentTransfer><feBlend in="SourceGraphic" in2="w" mode="multiply" result="m"/>${shineParts}<feComposite in="ms" in2="SourceAlpha" operator="in"/></filter>`
}

/** A drawing of 480 × 480 in the making: paints, filters, shapes. Light comes from the top left in all of them. */
export class Art {
  private readonly defs: string[] = []
  private readonly out: string[] = []
  private readonly known = new Map<string, string>()
  private readonly next: () => number
  private move = ''

  constructor(seed = 1) {
    this.next = numbersFrom(seed)
  }

  /** A number in [0, 1). */
  chance(): number {
    return this.next()
  }

  /** A number between two. */
  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** As many pieces as asked for. */
  times(count: number, piece: (index: number) => Svg): Svg {
    return Array.from({ length: count }, (_, index) => piece(index))
  }

  /** Keeps one copy of equal paints and filters. */
  private def(make: (id: string) => string): string {
    const shape = make('')
    const id = this.known.get(shape) ?? `i${this.known.size}`
    if (!this.known.has(shape)) {
      this.known.set(shape, id)
      this.defs.push(make(id))
    }
    return `url(#${id})`
  }

  /** A gradient along a line in the shape's own box; from top to bottom unless said. */
  linear(stops: Stops, direction: keyof typeof directions = 'down'): string {
    const [x1, y1, x2, y2] = directions[direction]
    return this.def((id) => `<linearGradient id="${id}"${attrs({ x1, y1, x2, y2 })}>${stopsOf(stops)}</linearGradient>`)
  }

  /** A gradient around a point in the shape's own box. */
  radial(stops: Stops, [cx, cy]: Pair = [0.5, 0.5], r = 0.5): string {
    return this.def(
      (id) => `<radialGradient id="${id}"${attrs({ cx, cy, r, fx: cx, fy: cy })}>${stopsOf(stops)}</radialGradient>`,
    )
  }

  /** Cuts what it is put on to a shape. */
  clip(inner: Svg): string {
    return this.def((id) => `<clipPath id="${id}">${flat(inner)}</clipPath>`)
  }

  blur(deviation: number): string {
    return this.def(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
  }

  /** Turns a flat coloured shape into a soft volume under the one light. */
  puff(puffs: Puff = {}): string {
    const puff = { blur: 11, scale: 9, warm: 'toast', spec: 0.25, shine: 16, grain: 0, freq: 0.06, ...puffs } as const
    return this.def((id) => puffFilter(id, puff))
  }

  /** Crumb of sponge and bread: fine brown noise over the colour. */
  crumb(freq = 0.16, depth = 0.5): string {
    return this.def(
      (id) =>
        `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="3" seed="7" result="t"/><feColorMatrix in="t" values="0 0 0 0 .45  0 0 0 0 .25  0 0 0 0 .08  0 0 0 ${f(depth * 2.6)} ${f(-depth * 1.22)}" result="c"/><feComposite in="c" in2="SourceAlpha" operator="in" result="ci"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="ci"/></feMerge></filter>`,
    )
  }

  /** Puts pieces on top of what is there. */
  add(...pieces: Svg[]): this {
    this.out.push(flat(pieces))
    return this
  }

  group(all: Attrs, ...inner: Svg[]): string {
    return `<g${attrs(all)}>${flat(inner)}</g>`
  }

  /** Pieces moved, turned in degrees and sized. */
  at([x, y]: Pair, { scale = 1, turn = 0, squash = 1 }, ...inner: Svg[]): string {
    const size = scale === 1 && squash === 1 ? '' : ` scale(${f(scale)} ${f(scale * squash)})`
    return `<g transform="translate(${f(x)} ${f(y)})${turn ? ` rotate(${f(turn)})` : ''}${size}">${flat(inner)}</g>`
  }

  path(d: string, all: Attrs = {}): string {
    return `<path d="${d}"${attrs(all)}/>`
  }

  /** A line along a path, round at its ends. */
  stroke(d: string, width: number, all: Attrs = {}): string {
    return this.path(d, { fill: 'none', strokeWidth: width, strokeLinecap: 'round', strokeLinejoin: 'round', ...all })
  }

  ellipse([cx, cy]: Pair, [rx, ry]: Pair, all: Attrs = {}): string {
    return `<ellipse${attrs({ cx, cy, rx, ry })}${attrs(all)}/>`
  }

  circle(centre: Pair, r: number, all: Attrs = {}): string {
    return this.ellipse(centre, [r, r], all)
  }

  rect([x, y]: Pair, [width, height]: Pair, all: Attrs = {}): string {
    return `<rect${attrs({ x, y, width, height })}${attrs(all)}/>`
  }

  /** The one shadow: a tight contact and a wide soft one to the right. */
  shadow([cx, cy]: Pair, [rx, ry]: Pair, { colour = '#5b3316', strength = 0.34 } = {}): Svg {
    const fill = { fill: colour }
    return [
      this.ellipse([cx + 14, cy + 5], [rx * 1.04, ry * 1.15], {
        ...fill,
        opacity: strength * 0.6,
        filter: this.blur(13),
      }),
      this.ellipse([cx + 6, cy], [rx * 0.94, ry * 0.7], { ...fill, opacity: strength * 1.15, filter: this.blur(6) }),
    ]
  }

  /** Sizes all that is drawn about a point low in the middle. */
  zoom(scale: number, dy = 0): this {
    this.move = `translate(${f(240 - 240 * scale)} ${f(300 - 300 * scale + dy)}) scale(${scale})`
    return this
  }

  /** What is drawn, without frame, to be put into another drawing. */
  inner(prefix: string): string {
    const all = `<defs>${this.defs.join('')}</defs><g transform="${this.move}">${this.out.join('')}</g>`
    return all.replace(/(id="|url\(#)i(\d+)/g, `$1${prefix}$2`)
  }

  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><defs>${this.defs.join('')}</defs><g transform="${this.move}">${this.out.join('')}</g></svg>`
  }
}

/** A tile of a tint, lit from the top left. */
export function tileSvg(tint: Tint): string {
  const [near, far] = tints[tint]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><defs><radialGradient id="t" cx=".36" cy=".28" r=".95"><stop offset="0" stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient></defs><rect width="${side}" height="${side}" fill="url(#t)"/></svg>`
}
