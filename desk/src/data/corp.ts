import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { call } from './call.ts'

/** Reads the brand's settings in the language that is shown. */
export async function loadCorp(): Promise<void> {
  useBootstrap.setState({ bootstrap: await call('/api/app/common/bootstrap/detail', {}) })
}
