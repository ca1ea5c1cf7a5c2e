import { useNavigate } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useEffect, useState } from 'react'
import type { Section } from './sections.ts'

// The router's own <Navigate> goes again with every render, and the page that it leaves renders until the next one has come.

/** Leads to another page, once. */
export function Redirect({ to }: { to: Section['to'] | '/$corp/account' }) {
  const navigate = useNavigate()
  useEffect(() => void navigate({ to, params: { corp: corpOfAddress() }, replace: true }), [navigate, to])
  return null
}

/** Leads to the log-in, which leads back to the address that was asked for. */
export function ToLogIn() {
  const navigate = useNavigate()
  const [address] = useState(() => `${location.pathname}${location.search}`)
  useEffect(() => {
    void navigate({ to: '/$corp/log-in', params: { corp: corpOfAddress() }, search: { to: address }, replace: true })
  }, [navigate, address])
  return null
}
