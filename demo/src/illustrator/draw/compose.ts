import { Art } from '../art.ts'
import type { Picture } from '../picture.ts'
import type { Pair } from '../svg.ts'

/** A drawing within another: which, where its middle goes and how large. */
export interface Part {
  picture: Picture
  at: Pair
  scale: number
  turn?: number
}

/** Puts several drawings together, those behind first. */
export function compose(a: Art, parts: readonly Part[]): void {
  parts.forEach(({ picture, at: [x, y], scale, turn = 0 }, index) => {
    const part = new Art(index + 1)
    picture.draw(part)
    a.add(
      a.at([x, y], { scale, turn }, [
        a.at([-240, -256], {}, part.zoom(picture.zoom ?? 1, picture.dy ?? 0).inner(`p${index}-`)),
      ]),
    )
  })
}
