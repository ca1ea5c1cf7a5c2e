import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { Toast } from '@tiffin/kit/ui/toast.tsx'
import { useEffect, useState } from 'react'
import { resumeSession, useSession } from '../state/session.ts'
import { Questions } from './questions.tsx'
import { createDeskRouter } from './router.tsx'

/** What the server said no to is not asked again; a lost answer is, twice. */
const mostTries = 2

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (tries, failure) => failure instanceof CallFailure && failure.kind !== 'refusal' && tries < mostTries,
      },
    },
  })

function ToastHost() {
  const toast = useOverlays((state) => state.toast)
  return toast === undefined ? null : <Toast key={toast.id} text={toast.text} />
}

/** The desk: its addresses, and what lies above every page. */
export function App() {
  const [client] = useState(createClient)
  const [router] = useState(() => {
    resumeSession()
    return createDeskRouter()
  })
  const isLoggedIn = useSession(({ token }) => token !== '')
  useEffect(() => {
    if (!isLoggedIn) client.clear() // the next person sees nothing of the one before
  }, [isLoggedIn, client])
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Questions />
      <ToastHost />
    </QueryClientProvider>
  )
}
