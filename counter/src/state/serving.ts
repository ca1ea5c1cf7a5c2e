import type { CallMap } from '@tiffin/contract/calls'
import { create } from 'zustand'

/** The customer whom this employee helps, as the scan of the code said. */
export type Assisted = CallMap['/api/app/store/assist/detail']['output']

interface Serving {
  readonly assisted: Assisted | undefined
}

/** Who is served at this tablet; it stays while other pages are looked at, until the tab closes. */
export const useServing = create<Serving>(() => ({ assisted: undefined }))

export const serveCustomer = (assisted: Assisted): void => useServing.setState({ assisted })
export const endServing = (): void => useServing.setState({ assisted: undefined })
