import { type ComponentType, createElement, type ReactNode, use } from 'react'
import { findLoadReason, NotLoaded } from '../../state/page-fault.ts'

/** Code that has not come by then counts as lost [page-6]. */
const loadTimeoutMs = 20_000

/** A component whose code comes when it is first wanted. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Fails with `NotLoaded`; the next call asks for it again. */
  preload(): Promise<void>
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('too late')), loadTimeoutMs)
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}

/** `void`: what a page returns is not looked at here, since its own type needs those of all pages. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, (props: Props) => void>>,
  name: Name,
): LazyPart<Props> {
  let part: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const fetchPart = async () => {
    try {
      part = (await inTime(load()))[name] as ComponentType<Props> // as: it is a component
    } catch {
      coming = undefined
      throw new NotLoaded(await findLoadReason())
    }
  }
  const preload = () => {
    coming ??= fetchPart()
    return coming
  }
  const Lazy = (props: Props) => {
    if (part === undefined) use(preload())
    return part === undefined ? null : createElement(part, props)
  }
  return Object.assign(Lazy, { preload })
}
