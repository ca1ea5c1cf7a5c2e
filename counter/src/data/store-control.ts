import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { noteServerTime } from '@tiffin/kit/client/clock.ts'
import { useMay, useSession } from '../state/session.ts'
import { call } from './call.ts'

/** How the store takes orders now, and its hours of today. */
export type StoreControl = CallMap['/api/app/store/control/detail']['output']

/** The ready time that customers see, and how it was kept. */
export type ReadyControl = CallMap['/api/app/store/control/ready-time']['output']

const key = ['control']

/** In one word how the store stands. */
export const standingOf = ({ isOpen, isWithinHours }: Pick<StoreControl, 'isOpen' | 'isWithinHours'>) =>
  isOpen ? (isWithinHours ? 'open' : 'closed') : 'paused'

/** A colleague, or the desk, may change it meanwhile. */
const pollMs = 15_000

export function useStoreControl() {
  const may = useMay()
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const control = await call('/api/app/store/control/detail', {})
      noteServerTime(control.serverTime)
      return control
    },
    enabled: may('store:edit'),
    refetchInterval: pollMs,
  })
}

/** Whether orders are taken: for employees who may not change it too, as customers read it. */
export function useStorePause() {
  const storeId = useSession(({ employee }) => employee?.storeId ?? '')
  const may = useMay()
  return useQuery({
    queryKey: [...key, 'pause', storeId],
    queryFn: () => call('/api/app/customer/store/detail', { storeId }),
    enabled: !may('store:edit'),
    refetchInterval: pollMs,
  })
}

export function useReadyControl() {
  const may = useMay()
  return useQuery({
    queryKey: [...key, 'ready-time'],
    queryFn: () => call('/api/app/store/control/ready-time', {}),
    enabled: may('store:edit'),
    refetchInterval: pollMs,
  })
}

export function useStoreSlots() {
  const may = useMay()
  return useQuery({
    queryKey: [...key, 'slots'],
    queryFn: () => call('/api/app/store/slot/list', {}),
    enabled: may('order:manage'),
    refetchInterval: pollMs,
  })
}
