import { LRUCache } from 'lru-cache'
import { ReadyAnswer, type ReadyBytes } from '../../base/ready-bytes.ts'
import { readyEnvelope } from '../../base/ready-envelope.ts'
import { Turns } from '../../base/turns.ts'
import type { MenuView } from './catalog.ts'

type Answers = MenuView['answers']

/** Answers of all menus by when they were last wanted, and how each is taken from its content. Nothing here keeps a content. */
const held = new LRUCache<Promise<ReadyBytes>, () => void>({
  maxSize: 8 * 1024 * 1024,
  dispose: (forget) => forget(),
})

/** So many are made at a time: each takes some megabytes while it is made, and more at a time would not be ready earlier. */
const making = new Turns(2)

const forgetIn = (answers: Answers, key: string) => () => void answers.delete(key)

const currentWith = (view: WeakRef<MenuView>) => (now: number) => view.deref()?.isCurrent(now) ?? false

function bytesOnce({ answers }: MenuView, key: string, build: () => unknown): Promise<ReadyBytes> {
  const found = answers.get(key)
  if (found) {
    held.get(found) // wanted now
    return found
  }
  const forget = forgetIn(answers, key)
  const made = making.run(() => readyEnvelope(build()))
  answers.set(key, made)
  made.then(({ size }) => held.set(made, forget, { size }), forget)
  return made
}

/** Ready bytes of what a view shows, built by the first who asks at any of the stores that show the same; current as long as this view is. */
export async function answerOnce(view: MenuView, key: string, build: () => unknown): Promise<ReadyAnswer> {
  return new ReadyAnswer(await bytesOnce(view, key, build), currentWith(new WeakRef(view)))
}
