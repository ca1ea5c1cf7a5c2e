import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { Toast } from '@tiffin/kit/ui/toast.tsx'
import { useEffect, useState } from 'react'
import { createDeskQueryClient } from '../data/query-client.ts'
import { resumeSession, useSession } from '../state/session.ts'
import { Questions } from './questions.tsx'
import { createDeskRouter } from './router.tsx'

function ToastHost() {
  const toast = useOverlays((state) => state.toast)
  return toast === undefined ? null : <Toast key={toast.id} text={toast.text} />
}

/** The desk: its addresses, and what lies above every page. */
export function App() {
  const [client] = useState(createDeskQueryClient)
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
