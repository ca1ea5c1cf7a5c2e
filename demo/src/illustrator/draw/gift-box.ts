import type { Art } from '../art.ts'
import type { Svg } from '../svg.ts'
import { flower } from './garnish.ts'

/** Three tones of paper and three of ribbon, from light to dark. */
export interface GiftBox {
  box?: readonly [string, string, string]
  ribbon?: readonly [string, string, string]
}

function bow(a: Art, [, body, deep]: readonly [string, string, string]): Svg {
  const loops = [
    'M240 180C190 118 128 104 116 138C108 168 172 190 240 184Z',
    'M240 180C290 114 354 102 364 136C372 166 308 190 240 184Z',
    'M236 182C210 198 186 214 178 246L206 234L218 252C224 222 236 204 246 190Z',
    'M244 182C270 198 292 212 302 242L276 234L262 252C258 222 248 204 238 190Z',
  ]
  const hollow = { fill: deep, opacity: 0.52, filter: a.blur(3) }
  return [
    a.group(
      { filter: a.puff({ blur: 7, scale: 8, spec: 0.4 }) },
      loops.map((d) => a.path(d, { fill: body })),
    ),
    a.path('M228 176C196 142 158 130 140 146C142 166 188 180 228 180Z', hollow),
    a.path('M252 176C284 142 322 130 340 144C338 166 292 180 252 180Z', hollow),
    a.group({ filter: a.puff({ blur: 5, scale: 7, spec: 0.5 }) }, a.rect([220, 162], [40, 34], { rx: 14, fill: body })),
  ]
}

/** Draws a box with a bow. */
export function drawGiftBox(
  a: Art,
  { box = ['#f02346', '#c8002a', '#9c0022'], ribbon = ['#ffe3a3', '#e2a93f', '#b67c1c'] }: GiftBox = {},
): void {
  const [light, body, deep] = box
  const across = a.linear(`${ribbon[0]}, ${ribbon[1]}`, 'slant')
  const shaded = a.linear(`${ribbon[1]}, ${ribbon[2]}`, 'across')
  const lit = a.linear(`${light}, ${body}`, 'slant')
  const dark = a.linear(`${body}, ${deep}`, 'slant')
  a.add(
    a.shadow([248, 394], [178, 28]),
    a.path('M76 226L240 268V412L88 372Q78 369 77 358Z', { fill: lit }),
    a.path('M240 268L406 222L403 356Q402 366 392 369L240 412Z', { fill: dark }),
    a.path('M76 240L240 283V296L77 252ZM240 283L405 236V250L240 296Z', {
      fill: '#2b0a08',
      opacity: 0.3,
      filter: a.blur(3),
    }),
    a.path('M142 244L176 253V394L144 386Z', { fill: across }),
    a.path('M308 249L342 239L338 384L308 392Z', { fill: shaded }),
    a.path('M64 196L240 240L240 277Q236 277 230 275L72 234Q64 232 64 224Z', { fill: lit }),
    a.path('M240 240L420 192L418 222Q417 229 409 231L250 275Q246 277 240 277Z', { fill: dark }),
    a.path('M68 187L226 146Q240 142 254 146L414 184Q424 188 414 193L252 236Q240 240 228 236L70 197Q58 192 68 187Z', {
      fill: body,
    }),
    a.path('M68 187L226 146Q240 142 254 146L414 184Q424 188 414 193L252 236Q240 240 228 236L70 197Q58 192 68 187Z', {
      fill: a.linear('#fff/.34, #fff/.16, #fff/.04', 'slant'),
    }),
    a.path('M140 216L304 157L336 165L176 225V256L142 247Z', { fill: across }),
    a.path('M342 212L186 158L154 166L308 222V258L342 248Z', { fill: across }),
    a.path('M308 222L342 212V246L308 258Z', { fill: ribbon[2], opacity: 0.6 }),
    bow(a, ribbon),
    a.at([112, 318], {}, [a.group({ transform: 'skewY(14)' }, flower(a, [0, 0], { size: 0.95, petal: ribbon[0] }))]),
  )
}
