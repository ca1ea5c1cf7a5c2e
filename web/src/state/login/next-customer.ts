import { useSession } from './session.ts'

/** Another customer than before: no page that is open shows on what it showed (docs/decisions/0027). */
export function redrawPages(): void {
  useSession.setState(({ holder }) => ({ holder: holder + 1 }))
}
