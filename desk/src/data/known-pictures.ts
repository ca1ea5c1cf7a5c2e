import { create } from 'zustand'
import type { LibraryPicture } from './pictures.ts'

/** Pictures that were chosen or sent in this tab, by the address of the square that they show. */
const useKnown = create<{ readonly byAddress: ReadonlyMap<string, LibraryPicture> }>(() => ({ byAddress: new Map() }))

export const noteKnownPicture = (picture: LibraryPicture): void =>
  useKnown.setState(({ byAddress }) => ({ byAddress: new Map(byAddress).set(picture.address, picture) }))

/** The picture of the library behind an address, where this tab knows it. */
export const useKnownPicture = (address: string): LibraryPicture | undefined =>
  useKnown(({ byAddress }) => byAddress.get(address))
