import { useOverlays } from './overlays.ts'

/** Shows the loading indicator while the work goes on; it never ends by itself. */
export async function whileLoading<Value>(work: Promise<Value>): Promise<Value> {
  useOverlays.setState(({ loading }) => ({ loading: loading + 1 }))
  return work.finally(() => useOverlays.setState(({ loading }) => ({ loading: loading - 1 })))
}
