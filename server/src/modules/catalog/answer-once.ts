import { LRUCache } from 'lru-cache'
import { readyEnvelope } from '../../http/envelope.ts'
import type { ReadyBytes } from '../../http/ready-bytes.ts'
import type { MenuView } from './catalog.ts'

type Answers = MenuView['answers']

/** Answers of all menus by when they were last wanted, and how each is taken from its view. Nothing here keeps a view. */
const held = new LRUCache<Promise<ReadyBytes>, () => void>({
  maxSize: 24 * 1024 * 1024,
  dispose: (forget) => forget(),
})

const forgetIn = (answers: Answers, key: string) => () => void answers.delete(key)

const currentWith = (view: WeakRef<MenuView>) => (now: number) => view.deref()?.isCurrent(now) ?? false

/** Ready bytes of a view, built by the first who asks. */
export function answerOnce(view: MenuView, key: string, build: () => unknown): Promise<ReadyBytes> {
  const found = view.answers.get(key)
  if (found) {
    held.get(found) // wanted now
    return found
  }
  const isCurrent = currentWith(new WeakRef(view))
  const forget = forgetIn(view.answers, key)
  const made = readyEnvelope(build()).then((bytes) => Object.assign(bytes, { isCurrent }))
  view.answers.set(key, made)
  made.then(({ size }) => held.set(made, forget, { size }), forget)
  return made
}
