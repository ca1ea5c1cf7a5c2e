import { useQuery } from '@tanstack/react-query'
import { usualOf } from '@tiffin/core/order/usual'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { call } from '../call.ts'
import { orderGroup } from './order.ts'

/** So many of the last orders say what is usual. */
const looked = 20

/** A list of what the customer usually orders, as it was ordered last; empty when nothing was ordered yet. */
export function useUsual() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['orders', 'usual', language],
    queryFn: async ({ signal }) => {
      const wish = { status: orderGroup.completed, pageSize: looked }
      const usual = usualOf((await call('/api/app/order/order/list', wish, { signal, isSilent: true })).list)
      return { list: usual === undefined ? [] : [usual] }
    },
    enabled: useHasLogin(),
    staleTime: 60_000,
  })
}
