import { useState } from 'react'

/** What a colleague is asked to allow, while they are asked, and why their last try was refused. */
export function useAsking<Wish>() {
  const [wish, ask] = useState<Wish>()
  const [refused, refuse] = useState('')
  return {
    ...{ wish, ask, refused, refuse },
    stop: () => {
      ask(undefined)
      refuse('')
    },
  }
}
